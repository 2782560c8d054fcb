import type { PageToRender } from '@elan/domain/contract/pageData';
import { type Language, landingPath, languages } from '@elan/domain/language';
import { isLanding, isPublicPage, type PublicPage } from '@elan/domain/pages';
import { modulesCounted } from '@elan/domain/project/progress';
import { renderToStaticMarkup } from 'react-dom/server';
import { auth as authEn } from '../copy/en/auth.ts';
import { en } from '../copy/en/en.ts';
import { pages as pagesEn } from '../copy/en/pages.ts';
import { privacy as privacyEn } from '../copy/en/privacy.ts';
import { terms as termsEn } from '../copy/en/terms.ts';
import { auth as authFr } from '../copy/fr/auth.ts';
import { fr } from '../copy/fr/fr.ts';
import { pages as pagesFr } from '../copy/fr/pages.ts';
import { privacy as privacyFr } from '../copy/fr/privacy.ts';
import { terms as termsFr } from '../copy/fr/terms.ts';
import { landing as landingEn } from '../landing/copy/en/landing.ts';
import { landing as landingFr } from '../landing/copy/fr/landing.ts';
import { titleOf } from '../shell/useDocumentTitle.ts';
import { freeModulesCounted } from '../subscription/freeModules.ts';
import { structuredData } from './structuredData.ts';

const texts = {
  fr: {
    ...fr,
    landing: landingFr,
    auth: authFr,
    privacy: privacyFr,
    terms: termsFr,
    pages: pagesFr,
  },
  en: {
    ...en,
    landing: landingEn,
    auth: authEn,
    privacy: privacyEn,
    terms: termsEn,
    pages: pagesEn,
  },
} as const;

/** As Open Graph names them. */
const locales: Readonly<Record<Language, string>> = { fr: 'fr_CA', en: 'en_CA' };

/** The size of the picture of a shared link, in pixels (`e2e/renderPictures.ts`). */
export const sharedPicture = { width: 1200, height: 630 } as const;

/** @returns the title and the description of a page that everybody may read. */
function describe(path: PublicPage, language: Language) {
  const { landing, auth, pricing, privacy, terms, pages } = texts[language];
  const { descriptions } = pages;
  const found = {
    title: landing.title,
    description: descriptions.landing(modulesCounted, freeModulesCounted),
  };
  return {
    '/': found,
    '/en': found,
    '/auth': { title: auth.signIn, description: descriptions.auth },
    '/pricing': { title: pricing.title, description: descriptions.pricing },
    '/privacy': { title: privacy.title, description: descriptions.privacy },
    '/terms': { title: terms.title, description: descriptions.terms },
  }[path];
}

/**
 * @returns what stands in the head of a page that everybody may read; nothing for the others. The landing page
 * has an address for each language, and names them; the others have one, where the reader's cookie decides.
 */
export function renderHead({ path, origin, data }: PageToRender): string {
  if (!isPublicPage(path)) return '';
  const { language } = data.drawn;
  const { shell, pages } = texts[language];
  const found = describe(path, language);
  const title = titleOf(found.title, shell.product);
  const address = `${origin}${isLanding(path) ? landingPath[language] : path}`;
  const head = renderToStaticMarkup(
    <>
      <title>{title}</title>
      <meta name="description" content={found.description} />
      <link rel="canonical" href={address} />
      {isLanding(path) ? <Alternates origin={origin} /> : null}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={shell.product} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={found.description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:locale:alternate" content={locales[language === 'fr' ? 'en' : 'fr']} />
      <meta property="og:image" content={`${origin}/share-${language}.png`} />
      <meta property="og:image:width" content={`${sharedPicture.width}`} />
      <meta property="og:image:height" content={`${sharedPicture.height}`} />
      <meta property="og:image:alt" content={pages.picture} />
      <meta name="twitter:card" content="summary_large_image" />
      {isLanding(path) ? (
        <script
          type="application/ld+json"
          // Data of our own, and no text in it can end the block.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape JSON as text is
          dangerouslySetInnerHTML={{
            __html: structuredData({ origin, language, description: found.description }),
          }}
        />
      ) : null}
    </>,
  );
  // As it is written everywhere else; React knows it by the name of its property.
  return head.replaceAll(' hrefLang=', ' hreflang=');
}

function Alternates({ origin }: { origin: string }) {
  return (
    <>
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={`${language}-CA`}
          href={`${origin}${landingPath[language]}`}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${origin}${landingPath.fr}`} />
    </>
  );
}

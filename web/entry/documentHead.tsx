import type { PageToRender } from '@elan/domain/contract/pageData';
import { type Language, landingPath, languages } from '@elan/domain/language';
import { isLanding, isPublicPage, type PublicPage } from '@elan/domain/pages';
import { modulesCounted } from '@elan/domain/project/progress';
import { renderToStaticMarkup } from 'react-dom/server';
import { en } from '../copy/en/en.ts';
import { pages as pagesEn } from '../copy/en/publicPages.ts';
import { fr } from '../copy/fr/fr.ts';
import { pages as pagesFr } from '../copy/fr/publicPages.ts';
import { freeModulesCounted } from '../subscription/freeModules.ts';
import { structuredData } from './structuredData.ts';

const texts = { fr: pagesFr.descriptions, en: pagesEn.descriptions } as const;

/** The product's name, and the text alternative of the preview picture for shared links. */
const names = {
  fr: { product: fr.shell.product, picture: pagesFr.picture },
  en: { product: en.shell.product, picture: pagesEn.picture },
} as const;

/** Locale codes in Open Graph's format. */
const locales: Readonly<Record<Language, string>> = { fr: 'fr_CA', en: 'en_CA' };

/** Size of the preview picture for shared links, in pixels (`e2e/renderPictures.ts`). */
export const sharedPicture = { width: 1200, height: 630 } as const;

function descriptionOf(path: PublicPage, language: Language): string {
  const { auth, landing, pricing, privacy, terms } = texts[language];
  const found = landing(modulesCounted, freeModulesCounted);
  return {
    '/': found,
    '/en': found,
    '/auth': auth,
    '/pricing': pricing,
    '/privacy': privacy,
    '/terms': terms,
  }[path];
}

/**
 * The landing page has one address per language and lists both in its head. Other public pages have one address for
 * both languages.
 * @param rendered the page's title, escaped. If it is empty, the product's name is used.
 * @returns HTML for the page's head: the title and, for a public page, the tags for search engines and link previews.
 */
export function renderHead({ path, origin, language }: PageToRender, rendered: string): string {
  const title = rendered || names[language].product;
  if (!isPublicPage(path)) return `<title>${title}</title>`;
  const { product, picture } = names[language];
  const description = descriptionOf(path, language);
  const url = `${origin}${isLanding(path) ? landingPath[language] : path}`;
  const head = renderToStaticMarkup(
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {isLanding(path) ? <Alternates origin={origin} /> : null}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={product} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:locale:alternate" content={locales[language === 'fr' ? 'en' : 'fr']} />
      <meta property="og:image" content={`${origin}/share-${language}.png`} />
      <meta property="og:image:width" content={`${sharedPicture.width}`} />
      <meta property="og:image:height" content={`${sharedPicture.height}`} />
      <meta property="og:image:alt" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
      {isLanding(path) ? (
        <script
          type="application/ld+json"
          // Safe to insert: the JSON contains only our own data, and `structuredData` escapes `<`.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape JSON as text is
          dangerouslySetInnerHTML={{
            __html: structuredData({ origin, language, description }),
          }}
        />
      ) : null}
    </>,
  );
  // React writes `hrefLang`; HTML spells the attribute `hreflang`.
  const written = head.replaceAll(' hrefLang=', ' hreflang=');
  return `<title>${title}</title><meta property="og:title" content="${title}"/>${written}`;
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

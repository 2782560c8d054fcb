import type { Bilingual } from '@elan/domain/language';
import type { Nature } from '@elan/domain/project/nature';

/** The instruction for each kind of environmental analysis, on one line. It contains none of the user's text. */
export const natureRemark: Readonly<Record<Nature, Bilingual>> = {
  physical: {
    fr: 'Analyse à écrire : projet physique. Suivez ce qui s’achète, se fabrique, se chauffe, s’emballe, se déplace et se jette. Le numérique ne mérite qu’une phrase. Si rien ne se fabrique (service en personne), regardez d’abord les déplacements, le local, l’équipement et les fournitures. Une matière, un emballage ou un trajet que les réponses écartent n’a pas à être inventé.',
    en: 'Analysis to write: physical project. Follow what is bought, made, heated, packaged, moved and thrown away. Digital deserves one sentence only. If nothing is made (a service in person), look first at travel, premises, equipment and supplies. Do not invent a material, a package or a trip that the answers rule out.',
  },
  digital: {
    fr: 'Analyse à écrire : projet numérique. Suivez les appareils (achat, durée de vie, fin de vie), l’hébergement et son lieu, le poids des pages, des images et de la vidéo, les données conservées, les calculs (dont l’intelligence artificielle), le travail à la maison, et ce que tout cela demande aux appareils des utilisateurs. N’inventez ni matière première, ni emballage, ni livraison. Dites aussi ce que le service évite ou entraîne hors de l’écran, sans le chiffrer.',
    en: 'Analysis to write: digital project. Follow devices (purchase, lifespan, end of life), hosting and where it is, the weight of pages, images and video, the data kept, computing (artificial intelligence included), work at home, and what all this asks of users’ devices. Invent no raw material, packaging or delivery. Say also what the service avoids or causes off screen, without putting a figure on it.',
  },
  both: {
    fr: 'Analyse à écrire : projet physique et numérique. Traitez les deux côtés : ce qui s’achète, se fabrique, s’emballe et se déplace, puis les appareils, l’hébergement, les données et l’usage en ligne. Dites lequel pèse le plus d’après les réponses et donnez-lui la plus grande place; ne mettez pas l’hébergement d’une petite boutique sur le même pied que ses livraisons.',
    en: 'Analysis to write: physical and digital project. Deal with both sides: what is bought, made, packaged and moved, then devices, hosting, data and online use. Say which weighs more according to the answers and give it the larger place; do not put the hosting of a small shop on the same footing as its deliveries.',
  },
};

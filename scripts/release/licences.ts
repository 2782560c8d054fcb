// Prints the packages that production runs or its pages hold, each with its licence, as a page.
import { productionLicences } from './productionLicences.ts';

console.log('# Licences of the packages in production\n');
console.log('| Package | Version | Licence |\n| --- | --- | --- |');
for (const { name, version, licence } of productionLicences()) {
  console.log(`| ${name} | ${version} | ${licence} |`);
}

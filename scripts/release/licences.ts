// Prints a page of the packages used in production, by server or pages, with their licences.
import { productionLicences } from './productionLicences.ts';

console.log('# Licences of the packages in production\n');
console.log('| Package | Version | Licence |\n| --- | --- | --- |');
for (const { name, version, licence } of productionLicences()) {
  console.log(`| ${name} | ${version} | ${licence} |`);
}

import type { CleanFile, Plant } from '../types.ts';
import { accounting } from './clean/accounting.ts';
import { brewery } from './clean/brewery.ts';
import { foodTruck } from './clean/foodTruck.ts';
import { hairSalon } from './clean/hairSalon.ts';
import { itConsulting } from './clean/itConsulting.ts';
import { landscaping } from './clean/landscaping.ts';
import { photography } from './clean/photography.ts';
import { soap } from './clean/soap.ts';
import { accountingPlants } from './plants/accounting.ts';
import { breweryPlants } from './plants/brewery.ts';
import { foodTruckPlants } from './plants/foodTruck.ts';
import { hairSalonPlants } from './plants/hairSalon.ts';
import { itConsultingPlants } from './plants/itConsulting.ts';
import { landscapingPlants } from './plants/landscaping.ts';
import { photographyPlants } from './plants/photography.ts';
import { soapPlants } from './plants/soap.ts';

/** Projects of other trades, written by someone who had not read the rules. */
export const secondFiles: readonly CleanFile[] = [
  ...[hairSalon, foodTruck, brewery, accounting],
  ...[itConsulting, landscaping, photography, soap],
];

export const secondPlants: readonly Plant[] = [
  ...[hairSalonPlants, foodTruckPlants, breweryPlants, accountingPlants],
  ...[itConsultingPlants, landscapingPlants, photographyPlants, soapPlants],
].flat();

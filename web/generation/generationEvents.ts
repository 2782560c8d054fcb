export { generationEvents } from '@elan/domain/contract/modules';

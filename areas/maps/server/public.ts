// Interface to areas above: the place of an address, by the maps service of this installation.

export { mapsFor } from './services.ts'

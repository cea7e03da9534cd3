// An advertisement with a value in each field, for tests of the portals.

import type { PortalAdvert, PortalFile } from '../portals/portal.ts'

export const portalPicture = (name: string): PortalFile => ({
  name: `${name}.jpg`,
  title: `Bild ${name}`,
  content: async () => Buffer.from(`content of ${name}`),
})

export const portalAdvert = (fields: Partial<PortalAdvert> = {}): PortalAdvert => ({
  reference: 'LH12-201',
  offer: 'rent',
  objectType: 'apartment',
  street: 'Lindenhofstrasse 12',
  postalCode: '8400',
  city: 'Winterthur',
  canton: 'ZH',
  country: 'CH',
  availableOn: '2027-04-01',
  title: 'Helle 3.5-Zimmer-Wohnung',
  text: 'Erste Zeile\nZweite Zeile',
  grossRent: 1950,
  netRent: 1720,
  ancillaryCost: 230,
  sellingPrice: null,
  priceUnit: 'month',
  currency: 'CHF',
  floor: 2,
  rooms: 3.5,
  livingArea: 86.4,
  plotArea: null,
  usableArea: null,
  yearBuilt: 1962,
  floors: 5,
  traits: ['lift', 'balcony'],
  pictures: [],
  document: null,
  url: 'https://rent.example.ch/form',
  tourUrl: null,
  contact: { name: 'Nora Ammann', phone: '+41 52 000 00 00', email: 'vermietung@example.ch' },
  agency: { name: 'Lindenhof', street: 'Marktgasse 1', postalCode: '8400', city: 'Winterthur' },
  changedAt: new Date('2026-11-26T13:05:09Z'),
  ...fields,
})

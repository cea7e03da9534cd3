// Sheet as a letting office keeps it: title above the headings, own abbreviations, and no column for the kind.

import { workbook } from './spreadsheets.ts'

/** Ten columns and three flats; the object numbers begin with the prefix. */
export const messySheet = (prefix: string): Promise<Buffer> =>
  workbook(
    ['Mieterspiegel Gartenweg 7', '', '', '', '', '', '', '', '', ''],
    ['Stand 20.11.2026', null],
    ['Nr', 'Lage', 'PLZ/Ort', 'Kt.', 'Etage', 'Anz. Zimmer', 'Fl. m2', 'Miete mtl.', 'NK akonto', 'frei ab'],
    [`${prefix}-01`, 'Gartenweg 7', '8400 Winterthur', 'ZH', 'EG', 3.5, '78 m²', "1'780.–", 210, 'sofort'],
    [`${prefix}-02`, 'Gartenweg 7', '8400 Winterthur', 'ZH', '1. OG', '4½', 96, "CHF 2'150.00", 240, '1. Mai 2027'],
    [`${prefix}-03`, 'Gartenweg 7', '8400 Winterthur', 'ZH', '2. OG', 2.5, 58, '1450', 180, { day: '2027-04-01' }],
  )

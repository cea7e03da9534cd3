import { expect, it } from 'vitest'
import { unquoted } from './unquoted.ts'

it.each([
  ['Ja.\n\nAm Mo., 3. Nov. 2026 um 10:00 schrieb Lindenhof <a@b.ch>:\n> Wann?', 'Ja.'],
  ['Oui.\n\nLe lun. 3 nov. 2026 à 10:00, Lindenhof <a@b.ch> a écrit :\n> Quand?', 'Oui.'],
  ['Ja.\r\n\r\n________________________________\r\nVon: Lindenhof <a@b.ch>\r\nGesendet: Montag', 'Ja.'],
  ['Ja.\n-----Original Message-----\nFrom: a@b.ch', 'Ja.'],
  ['> Wann?\nAm Samstag.', '> Wann?\nAm Samstag.'],
  ['Am Samstag schrieb ich schon.', 'Am Samstag schrieb ich schon.'],
])('finds what somebody has written themselves: %j', (text, own) => {
  expect(unquoted(text)).toBe(own)
})

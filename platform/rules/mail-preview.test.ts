import { describe, expect, it } from 'vitest'
import { previewOf } from './mail-preview.ts'

describe('the preview of a mail', () => {
  it.each([
    'Guten Tag',
    'Guten Tag Anna Müller',
    'Guten Tag, Frau Müller-Roth',
    'Grüezi Herr Meier,',
    'Hallo zusammen',
    'Sehr geehrte Damen und Herren',
    'Sehr geehrte Frau Müller, sehr geehrter Herr von Arx,',
    'Liebe Familie Rossi',
    'Bonjour',
    'Bonjour Luc Favre,',
    'Madame, Monsieur,',
    'Madame Favre',
    'Chère Madame, cher Monsieur',
    'Bonjour à tous',
  ])('leaves out the salutation, which is the same in all: %s', (salutation) => {
    expect(previewOf(`${salutation}\n\nEs geht\nweiter.\n\nGruss`)).toBe('Es geht weiter. Gruss')
    expect(previewOf(`${salutation}\nEs geht weiter.`)).toBe('Es geht weiter.')
  })

  it.each([
    'Gerne um 17 Uhr.',
    'Ja, wir nehmen die Wohnung.',
    'Guten Tag, ich komme um 17 Uhr',
    'Guten Tag Frau Meier, wir kommen gerne',
    'Guten Morgen geht nicht, nur am Abend',
    'Freundliche Grüsse Wohnen am Lindenhof',
    'Liebe Grüsse',
    'Bonjour, je vous remercie de votre offre.',
    'Madame Favre est absente',
  ])('never leaves out what somebody has to say, however short: %s', (said) => {
    expect(previewOf(`${said}\n\nFreundliche Grüsse\nWohnen am Lindenhof`)).toBe(
      `${said} Freundliche Grüsse Wohnen am Lindenhof`,
    )
  })

  it('shows a salutation when there is nothing else, and nothing of the mail that is answered', () => {
    expect(previewOf('Guten Tag')).toBe('Guten Tag')
    expect(previewOf('Guten Tag\n\nJa.\n\nAm Mo., 3. Nov. 2026 um 10:00 schrieb Lindenhof <a@b.ch>:\n> Wann?')).toBe(
      'Ja.',
    )
    expect(previewOf('')).toBe('')
  })

  it('is short', () => {
    expect(previewOf('lang '.repeat(100))).toHaveLength(140)
  })
})

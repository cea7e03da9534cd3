import { generateText } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { describe, expect, it } from 'vitest'
import { asLines, plainDocument } from './plain-document.ts'
import { PlaceholderNode } from './placeholder-node.ts'

const readBack = (text: string) => generateText(plainDocument(text), [StarterKit, PlaceholderNode], asLines)

describe('plain text with placeholders in the editor', () => {
  it('is read back exactly as it was written', () => {
    for (const text of [
      '',
      'Mietvertrag',
      'Zwischen [place_contact_company] und [place_all_names]\n\n  mit Einzug,\nWert: [place_rent_net][place_incidentals].',
      '[place_today]',
      'Ein [Hinweis] ohne Platzhalter <b>',
    ]) {
      expect(readBack(text)).toBe(text)
    }
  })

  it('has a node for each placeholder', () => {
    expect(plainDocument('Ab [place_contract_start]').content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Ab ' },
          { type: 'placeholder', attrs: { key: 'place_contract_start' } },
        ],
      },
    ])
  })
})

// One word for one thing in the texts people read. docs/glossary.md lists the words.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

type Rule = {
  language: 'de' | 'fr'
  /** Words that a text must not contain. */
  words: RegExp
  instead: string
  /** Restricts the rule to the texts whose key matches. */
  only?: RegExp
  /** Keys or texts where the word means something else. */
  except?: RegExp
}

/** Keys of pages and mails that applicants, referees and visitors of the public list read. */
const publicKeys =
  /^(objects_(public|wish|page_(title|description)|posting)|application_form_|waitlist_(form|preview|proposal|mail|left)_|mail_templates_standard_)/

const rules: Rule[] = [
  { language: 'de', words: /\bStand\b(?!:? \{\{)/, instead: 'Status' },
  { language: 'de', words: /\bvon selbst\b|\bhinaus(gehen)?\b/, instead: 'automatisch, gesendet' },
  {
    language: 'de',
    words: /\bBrief(e[ns]?|s)?\b/,
    instead: 'E-Mail',
    except: /letter|paper|print|batch|project_settings_language_hint|E-Mail/,
  },
  { language: 'de', words: /\bVorführung\b/, instead: 'Demo' },
  { language: 'de', words: /\bVerlosung|\bQuittung/, instead: 'Auslosung, Beleg' },
  { language: 'de', words: /\bInteressent(en|in|innen)?\b/, instead: 'Interessierte' },
  {
    language: 'de',
    words: /\b(übliche[nrs]?) (Worte|Reihenfolge|E-Mail)\b/,
    instead: 'Standardtext, Standardsortierung',
  },
  { language: 'de', words: /ß|!/, instead: 'ss, and a full stop' },
  { language: 'fr', words: /frais accessoires/i, instead: 'charges' },
  { language: 'fr', words: /\bDémonstration\b/, instead: 'Démo' },
  {
    language: 'fr',
    words: /\bindications?\b/i,
    only: /^application_form_/,
    instead: 'données',
    except: /Sans indication/,
  },
  {
    language: 'fr',
    words: /\bobjets?\b(?! annexes?)/i,
    only: publicKeys,
    instead: 'biens, logements',
    except: /_staff|application_form_paper_objects|mail_templates_standard_text|objet annexe/,
  },
  {
    language: 'fr',
    words: /^Titre$/,
    only: /field_title$|change_title$/,
    instead: 'Civilité',
    except: /mail_templates|viewing/,
  },
]

const textsOf = (language: string) =>
  globSync(`{platform,areas/*}/texts/${language}.json`, { cwd: root }).flatMap((path) =>
    Object.entries<string>(JSON.parse(readFileSync(join(root, path), 'utf8'))),
  )

describe('plain words', () => {
  it.each(rules)('say $instead ($language)', ({ language, words, only, except }) => {
    const wrong = textsOf(language)
      .filter(([key]) => only?.test(key) ?? true)
      .filter(([key, text]) => words.test(text) && !except?.test(`${key}: ${text}`))
    expect(wrong).toEqual([])
  })
})

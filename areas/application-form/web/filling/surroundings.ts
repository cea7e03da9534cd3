// Context for the fields of the household, or of one person.

import type { HandedIn } from '../../contract/form-shapes.ts'
import { acrossOf, entryWith } from '#areas/forms/rules/across.ts'
import { householdKey, type PersonKind } from '#areas/forms/rules/answers.ts'
import type { FieldSurroundings } from './form-context.ts'
import type { Filling } from './use-filling.ts'

const papers = () => import('../documents/upload.ts')
const issuer = () => import('../later/verifier.ts')

interface Owner {
  kind: 'household' | PersonKind
  /** Null for the household; undefined for a person who is not saved yet. */
  person: string | null | undefined
  isReadOnly: boolean
}

export function surroundingsOf(filling: Filling, { kind, person, isReadOnly }: Owner): FieldSurroundings {
  const { credentials, state, world, adults, keepDocuments } = filling
  const { formId } = state
  const whose: HandedIn['person'] = person ?? null
  const whole = { form: state.form, world, entry: filling.entry }
  return {
    slug: credentials.slug,
    settings: state.formsSettings,
    world,
    acrossFor: (answers) =>
      kind === 'household'
        ? acrossOf(whole)
        : acrossOf({ ...whole, entry: entryWith(whole.entry, kind, { key: person ?? '', answers }) }),
    objects: state.objects,
    adults,
    documents: person === undefined ? [] : filling.documents.filter((document) => document.person === whose),
    owner: person === undefined ? null : (person ?? householdKey),
    upload: async (category, file, options) =>
      (await papers()).handIn(credentials, { person: whose, category, file, ...options }),
    removeDocument: async (document) => (await papers()).takeBack(credentials, document),
    onDocuments: keepDocuments,
    verify:
      person && formId ? async (number) => (await issuer()).verifierFor(credentials, { formId, person })(number) : null,
    isReadOnly,
  }
}

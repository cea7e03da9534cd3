import { MantineProvider } from '@mantine/core'
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { AnswerValue } from '#areas/forms/rules/answers.ts'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { fieldsOf, fieldType, type FormField as Field } from '#areas/forms/rules/form-definition.ts'
import { formText } from '#areas/forms/rules/form-text.ts'
import { adult, exampleWorld } from '#areas/forms/rules/testing/example-household.ts'
import { FieldSurroundingsContext, type FieldSurroundings } from '../filling/form-context.ts'
import { FormField } from './FormField.tsx'

beforeAll(() => vi.stubGlobal('localStorage', { getItem: () => null }))

const surroundings: FieldSurroundings = {
  slug: '',
  settings: {
    template: 'default',
    adultAge: 18,
    occupancy: 'block',
    today: exampleWorld.today,
    maxFileSize: 20,
    allowedFileTypes: [],
  },
  world: exampleWorld,
  acrossFor: () => ({ holds: () => false, isFact: () => false }),
  objects: [],
  adults: [adult('ana'), adult('ben', { firstname: 'Ben' })],
  documents: [],
  owner: 'household',
  upload: () => Promise.reject(new Error('nothing is sent here')),
  removeDocument: () => Promise.reject(new Error('nothing is sent here')),
  onDocuments: () => {},
  verify: null,
  isReadOnly: false,
}

const everyField = (['household', 'adult', 'child'] as const).flatMap((of) => fieldsOf(defaultForm, of))
const field = (key: string): Field => {
  const found = everyField.find((one) => one.key === key)
  if (!found) throw new Error(`the form has no ${key}`)
  return found
}

/** Waits for lazy parts. Texts are not loaded here, so a label is rendered as its key. */
const drawn = (one: Field, value?: AnswerValue, error?: string): Promise<string> =>
  drawnAmong(surroundings, { field: one, value, error })

type Given = Pick<Parameters<typeof FormField>[0], 'field' | 'value' | 'error'>

async function drawnAmong(around: FieldSurroundings, given: Given): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <MantineProvider>
      <FieldSurroundingsContext value={around}>
        <FormField {...given} onChange={() => {}} onBlur={() => {}} />
      </FieldSurroundingsContext>
    </MantineProvider>,
  )
  return text(prelude)
}

describe('a field of the form', () => {
  it.each(everyField.filter(({ type }) => ![4, 5, 10].includes(type)).map((one) => [one.key, one.type, one] as const))(
    '%s (type %i) is drawn with what it asks',
    async (_key, _type, one) => {
      // "Telefon (freiwillig)" for optional fields.
      const isSaidPlainly = one.required || one.isTick || one.type === fieldType.html
      expect(await drawn(one)).toContain(
        isSaidPlainly ? formText(one.label, (key) => key, 'de') : 'general_optional_label',
      )
    },
  )

  it('that is hidden is not drawn', async () => {
    expect(await drawn(field('campaign'))).not.toContain('application_form_field_campaign')
    expect(await drawn(field('campaign'))).not.toContain('<input')
  })

  it('shows its error and ties it to the input', async () => {
    const html = await drawn(field('firstname'), '', 'Bitte ausfüllen')
    expect(html).toContain('Bitte ausfüllen')
    expect(html).toMatch(/aria-invalid="true"/)
    expect(html).toMatch(/id="field-firstname"/)
  })

  it('offers each option of a choice, with the chosen one checked', async () => {
    const html = await drawn(field('securities'), 'enforcement')
    expect(html).toContain('application_form_option_securities_certificat')
    expect(html).toMatch(/checked=""[^>]*value="enforcement"|value="enforcement"[^>]*checked=""/)
  })

  it('asks for consent with one box, for a choice with two answers', async () => {
    expect((await drawn(field('agreement_truth'))).match(/type="checkbox"/g)).toHaveLength(1)
    expect((await drawn(field('pets'))).match(/type="radio"/g)).toHaveLength(2)
  })

  it('draws a tick with its short label, ticked as it was answered', async () => {
    const ticked = await drawn(field('parking'), true)
    expect(ticked.match(/type="checkbox"/g)).toHaveLength(1)
    expect(ticked).toMatch(/id="field-parking"/)
    expect([ticked, await drawn(field('parking'))].map((html) => html.includes('checked=""'))).toEqual([true, false])
  })

  it('brings the right keyboard and what the phone may fill in', async () => {
    expect(await drawn(field('postcode'))).toMatch(/inputMode="numeric"/i)
    expect(await drawn(field('email'))).toMatch(/type="email"/)
    expect(await drawn(field('firstname'))).toMatch(/autoComplete="given-name"/i)
    expect(await drawn(field('phone'))).toMatch(/type="tel"/)
  })

  it('offers somebody of the household, and says that people come later while there is nobody', async () => {
    const asked = { field: field('contact_person'), value: undefined, error: undefined }
    expect(await drawn(asked.field)).toContain('<input')
    expect(await drawn(asked.field)).not.toContain('application_form_residents_later')
    const before = await drawnAmong({ ...surroundings, adults: [] }, asked)
    expect(before).toContain('application_form_residents_later')
    expect(before).not.toContain('<input')
  })

  it('writes a day as people do', async () => {
    expect(await drawn(field('date_of_birth'), '1991-04-02')).toContain('value="02.04.1991"')
  })
})

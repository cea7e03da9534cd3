import { expect, it } from 'vitest'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { answerSections } from './answers.ts'

const world = useWorld()

it('tell staff also what the address of the form brought along, which nobody was shown', async () => {
  const home = await world.workspace()
  const sections = await asSystem(world.services, home, async (ctx) =>
    answerSections(ctx, { form: defaultForm, of: 'household', answers: { campaign: 'newsletter-mai' } }),
  )
  expect(sections.flatMap(({ fields }) => fields)).toEqual([
    { key: 'campaign', label: 'Herkunft', value: 'newsletter-mai' },
  ])
})

// Tests how letters name an object by its kind and the household's language.

import { describe, expect, it } from 'vitest'
import { objectKinds } from '#areas/buildings/rules/object-state.ts'
import { languages } from '#platform/rules/project-type.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { answerAs, mailsOf, offerFlat, plantLetting, stateOf, type Letting } from '../testing/letting.ts'
import { plantParking } from '../testing/parking.ts'
import { plantWave } from '../testing/wave.ts'

const world = useWorld()

const post = ({ home, clerk }: Letting, url: string, payload: object = {}) =>
  world.ask(home, { method: 'POST', url: `/api/v1/${url}`, payload, as: clerk })
const bodyOf = async ({ home }: Letting, kind: string) =>
  (await mailsOf(world, home)).find((mail) => mail.kind === kind)?.bodyText

it.each(languages)('there is a word for each kind of object in %s', (language) => {
  const t = translatorFor(language)
  for (const kind of objectKinds) {
    expect(t(`applications_the_${kind}`)).not.toContain('applications_')
    expect(t(`applications_of_the_${kind}`)).not.toContain('applications_')
  }
})

describe('a parking space is no flat', () => {
  it.each([
    ['de', 'den Parkplatz Einstellplatz 12', 'des Parkplatzes Einstellplatz 12'],
    ['fr', 'la place de parc Einstellplatz 12', 'de la place de parc Einstellplatz 12'],
  ] as const)('in the letters from the offer to the cancelled assignment, in %s', async (language, the, ofThe) => {
    const letting = await plantLetting(world, { language })
    const alone = { ...letting, objectId: await plantParking(world, letting) }
    const token = await offerFlat(world, alone)
    expect(await bodyOf(alone, 'offer')).toContain(the)
    await post(alone, `communication/send-offer-reminder/${alone.applicationId}/${alone.objectId}`)
    expect(await bodyOf(alone, 'offer-reminder')).toContain(the)
    await answerAs(world, alone.home, token, { answer: 'accept' })
    expect(await bodyOf(alone, 'assignment')).toContain(the)
    const [assignment] = (await stateOf(world, alone)).assignments
    await post(alone, `objects/assignment/${assignment?.id}/cancel`, { reason: 'Irrtum', notify: true })
    expect(await bodyOf(alone, 'assignment-cancelled')).toContain(ofThe)
  })

  it('in the letter that it was given away', async () => {
    const [a, c] = await plantWave(world, 2, 2)
    if (!a || !c) throw new Error('two households')
    const objectId = await plantParking(world, a)
    await offerFlat(world, { ...a, objectId })
    await answerAs(world, a.home, await offerFlat(world, { ...c, objectId }), { answer: 'accept' })
    expect(await bodyOf(a, 'offer-given-away')).toContain('Wir haben den Parkplatz Einstellplatz 12')
  })
})

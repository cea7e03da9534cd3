// State of one person's part: created when the form opens, added to the household by the first save, checked when it
// is finished.

import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { notify } from '#platform/web/core/notify.ts'
import type { FilledPerson } from '../../contract/form-shapes.ts'
import { ownPartFor, type PersonKind } from '#areas/forms/rules/answers.ts'
import { firstAnswers } from '../../rules/first-answers.ts'
import { keyOn, mirrorOf } from '../later/mirror.ts'
import { newcomerAt, openNewcomer } from './newcomers.ts'
import { keepPerson, lookAtOwnParts } from './own-parts.ts'
import { createPart, Offline, Stopped } from '../filling/part.ts'
import { personSave, type Save } from '../filling/saving.ts'
import { shelf } from '../later/shelf.ts'
import type { Filling } from '../filling/use-filling.ts'
import { useSafely } from '../filling/use-part.ts'
import { useFormErrors } from '../questions/use-form-errors.ts'
import { rulesAtHand } from '../questions/use-rules.ts'

interface Given {
  kind: PersonKind
  person: FilledPerson | null
  onKey: (key: string) => void
}

export function usePersonPart(filling: Filling, { kind, person, onKey }: Given) {
  const t = useText()
  const problems = useFormErrors()
  const [isBusy, setBusy] = useState(false)
  const [key, setKey] = useState(person?.key ?? null)
  const { credentials, state, entry, world } = filling
  const place = keyOn(credentials.slug, `new-${kind}`)
  const make = (onMade: (made: string) => void) => {
    let known = person?.key ?? null
    const preset = person ? {} : firstAnswers(state.form, kind, filling.adults)
    const mirror = mirrorOf(shelf(), credentials.slug, person?.key ?? `new-${kind}`)
    const take = (made: string) => {
      known = made
      mirror.moveTo(made)
      onMade(made)
    }
    return createPart({
      initial: person ?? { version: 1, answers: preset },
      mirror,
      save: seenByAll(personSave(credentials, kind, { key: known, preset, onKey: take }), () =>
        lookAtOwnParts(filling),
      ),
      autosaves: state.application === null,
      onSaved: (saved) =>
        known && keepPerson(filling, kind, { key: known, version: saved.version, answers: { ...saved.answers } }),
    })
  }
  const [newcomer] = useState(() => (person ? null : newcomerAt(place, make)))
  const [part] = useState(() => newcomer?.part ?? make(() => {}))
  const take = useEffectEvent((made: string) => {
    setKey(made)
    onKey(made)
  })
  useEffect(() => {
    if (newcomer) return openNewcomer(place, newcomer, (made) => take(made))
  }, [newcomer, place])

  useSafely(part)
  /** True if the person began to fill in their own part after this form was opened. */
  const isOwn = kind === 'adult' && key !== null && ownPartFor(entry, key) !== undefined
  useEffect(() => {
    if (isOwn) part.rest()
  }, [isOwn, part])

  /** Checks all questions, or only those of one page. */
  const check = async (keys?: readonly string[]): Promise<boolean> => {
    problems.clear()
    const rules = await rulesAtHand()
    if (!rules) return true
    const own = { key: key ?? '', answers: part.now().answers }
    const all = rules.problemsOfPerson({ form: state.form, entry, world }, kind, own)
    const found = keys ? all.filter(({ path }) => keys.includes(path)) : all
    problems.show(Object.fromEntries(found.map((problem) => [problem.path, t(problem.key, problem.values)])))
    return found.length === 0
  }

  /** True if everything is valid and saved. */
  const save = async (): Promise<boolean> => {
    if (!(await check())) return false
    setBusy(true)
    try {
      await part.finish()
      return true
    } catch (failure) {
      if (failure instanceof Offline) notify({ type: 'warning', title: t('application_form_needs_connection') })
      else if (!(failure instanceof Stopped)) problems.take(failure)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { part, key, isOwn, isBusy, problems, check, save }
}

/** A save is refused if the person now fills in their own part; reload so that the page shows it. */
const seenByAll =
  (save: Save, look: () => Promise<void>): Save =>
  async (version, changed, isFinished) => {
    const outcome = await save(version, changed, isFinished)
    if ('refused' in outcome) await look()
    return outcome
  }

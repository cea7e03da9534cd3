// A co-applicant's own part, saved through the link that gives access only to this part.

import { useState } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { notify } from '#platform/web/core/notify.ts'
import { saveNewAdult, type getNewAdult } from '../../contract/co-applicant.ts'
import type { Credentials, HandedIn } from '../../contract/form-shapes.ts'
import { acrossFrom } from '#areas/forms/rules/across.ts'
import type { Answers } from '#areas/forms/rules/answers.ts'
import { fieldsOf } from '#areas/forms/rules/form-definition.ts'
import { documentsAfter, worldFrom, type FieldSurroundings } from '../filling/form-context.ts'
import { mirrorOf } from '../later/mirror.ts'
import { createPart, Offline, Stopped } from '../filling/part.ts'
import { outcomeOf } from '../filling/saving.ts'
import { shelf } from '../later/shelf.ts'
import { handIn, takeBack } from '../documents/upload.ts'
import { verifierFor } from '../later/verifier.ts'
import { useSafely } from '../filling/use-part.ts'
import { useFormErrors } from '../questions/use-form-errors.ts'
import { rulesAtHand } from '../questions/use-rules.ts'

type Page = ReceivedResponseOf<typeof getNewAdult>

export function useOwnPerson(credentials: Credentials, page: Page) {
  const t = useText()
  const problems = useFormErrors()
  const [isBusy, setBusy] = useState(false)
  const [key, setKey] = useState(page.person?.key ?? null)
  const [documents, setDocuments] = useState<readonly HandedIn[]>(page.documents)
  const [world] = useState(() => worldFrom(page))
  const [part] = useState(() => {
    let isKnown = page.person !== null
    return createPart({
      initial: page.person ?? { version: 1, answers: initialAnswers(page) },
      mirror: mirrorOf(shelf(), credentials.slug, 'own'),
      autosaves: page.canChange,
      save: (version, changed, isComplete) => {
        const body = { version: isKnown ? version : null, answers: { ...changed }, isComplete }
        const saving = call(saveNewAdult, { params: credentials, body }).then((person) => {
          isKnown = true
          setKey(person.key)
          return person
        })
        return outcomeOf(saving)
      },
    })
  })

  const acrossFor = (answers: Answers) => acrossFrom(page.othersSay, { form: page.form, world, answers })
  useSafely(part)

  const surroundings: FieldSurroundings = {
    slug: credentials.slug,
    settings: page.formsSettings,
    world,
    acrossFor,
    objects: page.objects,
    adults: [],
    documents,
    owner: key,
    upload: (category, file, options) => handIn(credentials, { person: key, category, file, ...options }),
    removeDocument: (document) => takeBack(credentials, document),
    onDocuments: (next, gone) => setDocuments((before) => documentsAfter(before, next, gone)),
    verify: key && page.formId ? verifierFor(credentials, { formId: page.formId, person: key }) : null,
    isReadOnly: !page.canChange,
  }

  /** Checks all questions, or only those of one page. */
  const check = async (keys?: readonly string[]): Promise<boolean> => {
    problems.clear()
    const rules = await rulesAtHand()
    if (!rules) return true
    const marks = documents.map((one) => ({ person: one.person, category: one.key }))
    const entry = { answers: {}, adults: [], children: [], documents: marks }
    const own = { key: key ?? '', answers: part.now().answers }
    const across = acrossFor(own.answers)
    const all = rules.problemsAmong({ form: page.form, entry, world }, { kind: 'adult', person: own, across })
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
  return { part, surroundings, problems, isBusy, check, save }
}

const initialAnswers = (page: Page) =>
  Object.fromEntries(
    fieldsOf(page.form, 'adult').flatMap((field) => (field.initial === undefined ? [] : [[field.key, field.initial]])),
  )

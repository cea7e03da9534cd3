// The four steps of the form. The open step is in the address, so that reload, Back and shared links work.

import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { PartName, shownLater } from '#platform/web/ui/states/LaterPart.tsx'
import { showUnreadable } from '#platform/web/form/unreadable.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { notify } from '#platform/web/core/notify.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { usePhone } from '#platform/web/ui/use-phone.ts'
import type { Credentials, FormState } from '../../contract/form-shapes.ts'
import {
  activeSteps,
  fieldsOf,
  fieldType,
  sectionsOf,
  type FormSection,
  type StepKey,
} from '#areas/forms/rules/form-definition.ts'
import { goneWishes } from '../../rules/gone-wishes.ts'
import { ContinueLater } from '../later/ContinueLater.tsx'
import { AskedContext, FieldSurroundingsContext } from './form-context.ts'
import { FormFrame } from './FormFrame.tsx'
import { FormSections } from './FormSections.tsx'
import { FormSteps } from './FormSteps.tsx'
import { furthestStep, rememberStep } from '../later/known-drafts.ts'
import { later, useLaterParts } from '../after-sending/later-parts.ts'
import { PagedSections } from './PagedSections.tsx'
import type { Editing } from '../people/PeopleStep.tsx'
import { shelf } from '../later/shelf.ts'
import { StepButtons } from './StepButtons.tsx'
import { surroundingsOf } from './surroundings.ts'
import { useFilling } from './use-filling.ts'
import { useFormText } from '../questions/use-form-text.ts'
import { keptPlace, useKeptPlace } from './use-kept-place.ts'
import { useKnownDraft } from '../later/use-known-draft.ts'
import { usePart } from './use-part.ts'
import { useProblems } from '../questions/use-problems.ts'
import { useSending } from './use-sending.ts'
import { placeBefore, placeOfQuestion, useTypedBefore } from './use-typed-before.ts'
import styles from './Filling.module.css'

/** With only one adult there is nothing to choose, unless the question is required. */
const choosesAmongAdults = ({ fields }: FormSection): boolean =>
  fields.every(({ type, required }) => type === fieldType.selectResidents && !required)

const laterOf = (order: readonly StepKey[], one: StepKey, other: StepKey): StepKey =>
  order.indexOf(other) > order.indexOf(one) ? other : one

const GoneWishes = shownLater(later.gone)
const Mistakes = shownLater(later.mistakes)
const StoppedNotice = shownLater(later.stopped)
const Meanwhile = shownLater(later.meanwhile)
const PeopleStep = shownLater(later.people)
const SummaryStep = shownLater(later.summary)

interface Props {
  state: FormState
  credentials: Credentials
  page: 'form' | 'update'
  onSent?: () => void
  /** Content below the form, shown instead of the options to continue later. */
  children?: ReactNode
}

export function Filling({ state, credentials, page, onSent, children }: Props) {
  const t = useText()
  const queryClient = useQueryClient()
  const { search, setSearch } = useAddress()
  const said = useFormText()
  const steps = activeSteps(state.form)
  const stepKeys = steps.map(({ key }) => key)
  const firstStep = stepKeys[0] ?? 'summary'
  const isStep = (key: string | undefined): key is StepKey => key !== undefined && stepKeys.includes(key)
  // Without a step in the address the form opens at the last place, unless a step is already open.
  const [begun] = useState(() => placeBefore(steps))
  const [left] = useState(() => (state.application || begun ? undefined : keptPlace(shelf(), credentials.slug)))
  const [reached] = useState(() => (state.application ? undefined : furthestStep(localStorage, credentials.slug)))
  const entryStep = [begun?.step, left?.step, reached].find(isStep) ?? firstStep
  const comingBack = useRef(left)
  const takeLeft = () => {
    const place = comingBack.current
    comingBack.current = undefined
    return place
  }
  const step = isStep(search.step) ? search.step : entryStep
  const currentStep = useRef(step)
  useEffect(() => {
    currentStep.current = step
  }, [step])
  const [asked] = useState(() => fieldsOf(state.form, 'household'))
  const filling = useFilling(credentials, state, currentStep)
  const isPhone = usePhone()
  useTypedBefore({
    part: filling.household,
    fields: asked,
    lead: async (question) => {
      const to = placeOfQuestion(steps, question)
      if (to && to.step !== step) await setSearch(to, { replace: true })
      else if (to && isPhone && to.section !== search.section)
        await setSearch({ section: to.section }, { replace: true })
    },
  })
  useKnownDraft(credentials, state)
  const { conflict, refusal } = usePart(filling.household)
  const problems = useProblems(filling)
  const isGone = state.application === null && goneWishes(filling.entry.answers, state.objects).gone.length > 0
  const wrong = Object.keys(problems.found)
  const [furthest, setFurthest] = useState<StepKey>(
    state.application ? 'summary' : laterOf(stepKeys, entryStep, reached ?? entryStep),
  )
  const [editing, setEditing] = useState<Editing | null>(null)
  const person = editing ? (editing.person?.key ?? editing.newKey ?? `new-${editing.kind}`) : undefined
  useKeptPlace(credentials.slug, left, state.application ? null : { step, person })
  const reach = stepKeys.indexOf(furthest)
  const place = stepKeys.indexOf(step)

  const open = async (next: StepKey) => {
    if (showUnreadable(document)) return
    void filling.household.flush()
    problems.clear()
    setEditing(null)
    takeLeft()
    rememberStep(localStorage, credentials.slug, { step: next, order: stepKeys })
    if (stepKeys.indexOf(next) > reach) setFurthest(next)
    await setSearch({ step: next, section: undefined })
    window.scrollTo({ top: 0 })
    document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true })
  }
  const sending = useSending({ filling, problems, onSent: () => queryClient.invalidateQueries().finally(onSent) })
  const goOn = async () => {
    if (showUnreadable(document) || !(await sending.finishStep(step))) return
    const next = stepKeys[place + 1]
    if (next) await open(next)
  }
  // `send` is read after the wait, so that documents uploaded meanwhile are included.
  const sendWhole = async () => {
    const press = await later.sending().catch(() => null)
    if (!press) notify({ type: 'warning', title: t('application_form_needs_connection') })
    else if (await press.papersAwaited(t)) await send.current()
  }
  const before = stepKeys[place - 1]
  const goBack = before ? () => void open(before) : undefined
  const household = sectionsOf(state.form, 'household')
  const own = steps[place]?.sections.filter((section) => section.of === 'household') ?? []
  const questions = (sections: FormSection[]) => (
    <FormSections
      sections={sections}
      of={household}
      part={filling.household}
      errorOf={problems.errorOf}
      onEdit={problems.clear}
    />
  )
  const isLast = step === 'summary'
  const hasPapers = useLaterParts(isLast || step === 'people')
  const send = useRef(sending.send)
  useEffect(() => {
    send.current = sending.send
  }, [sending.send])
  const buttons = (
    <StepButtons
      step={step}
      isSent={state.application !== null}
      isBusy={sending.isBusy}
      part={filling.household}
      onBack={goBack}
      onNext={() => void (isLast && !state.application ? sendWhole() : goOn())}
    />
  )
  return (
    <FormFrame
      template={state.formsSettings.template}
      page={page}
      project={state.project.title}
      title={
        state.application ? t('application_form_number', { number: state.application.number }) : said(state.form.title)
      }
    >
      {state.receivedOn && (
        <p className={styles.paper}>{t('application_form_paper_mark', { date: formatDate(state.receivedOn) })}</p>
      )}
      <FormSteps
        steps={steps}
        current={step}
        isDone={(key) => problems.isDone(key) && stepKeys.indexOf(key) < Math.max(reach, place)}
        isReached={(key) => stepKeys.indexOf(key) <= Math.max(reach, place)}
        onOpen={(key) => void open(key)}
      />
      <FieldSurroundingsContext value={surroundingsOf(filling, { kind: 'household', person: null, isReadOnly: false })}>
        <Suspense fallback={null}>{isGone && <GoneWishes filling={filling} />}</Suspense>
        {/* While a person is filled in, only what that person misses is said. */}
        <Suspense fallback={null}>
          {!editing && wrong.length > 0 && (
            <PartName value={t('general_please_check', { count: wrong.length })}>
              <Mistakes
                filling={filling}
                found={problems.found}
                errorOf={problems.errorOf}
                openStep={open}
                openPerson={setEditing}
              />
            </PartName>
          )}
          {(conflict || refusal) && <StoppedNotice part={filling.household} fields={asked} filling={filling} />}
        </Suspense>
        <Suspense fallback={<LoadingRows rows={6} />}>
          {step === 'people' ? (
            <PeopleStep
              filling={filling}
              problems={problems}
              intro={questions(own.slice(0, 1))}
              outro={questions(
                own.slice(1).filter((section) => filling.adults.length > 1 || !choosesAmongAdults(section)),
              )}
              editing={editing}
              onEdit={setEditing}
              takeLeft={takeLeft}
            />
          ) : isLast ? (
            <SummaryStep filling={filling} onOpen={(key) => void open(key)}>
              {questions(own)}
            </SummaryStep>
          ) : (
            <PagedSections
              key={step}
              sections={own}
              of={household}
              part={filling.household}
              errorOf={problems.errorOf}
              onEdit={problems.clear}
              wrong={wrong}
              check={(keys) => sending.checkSection(step, keys)}
              onTurn={() => problems.clear()}
              onBack={goBack}
            >
              {buttons}
            </PagedSections>
          )}
        </Suspense>
        {!editing && (step === 'people' || isLast) && (
          <AskedContext value={own.flatMap(({ fields }) => fields.map(({ key }) => key))}>{buttons}</AskedContext>
        )}
        {hasPapers && (
          <Suspense fallback={null}>
            <Meanwhile filling={filling} />
          </Suspense>
        )}
      </FieldSurroundingsContext>
      {children ?? (
        <ContinueLater credentials={credentials} expiresAt={state.expiresAt} flush={filling.household.flush} />
      )}
    </FormFrame>
  )
}

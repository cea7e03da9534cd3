// Preview of a form in the builder: the real renderer with a sample household. All steps can be opened, "save and
// next" checks the real rules, and nothing is submitted.

import { Button } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { askedForm } from '#areas/forms/rules/asked-form.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { notify } from '#platform/web/core/notify.ts'
import { activeSteps, sectionsOf, type FormSection } from '#areas/forms/rules/form-definition.ts'
import { Slots } from '#platform/web/slots/Slots.tsx'
import { isForApplications } from '#areas/forms/rules/form-kinds.ts'
import { FormFrame } from '../filling/FormFrame.tsx'
import { formPreviewWhole, type PreviewPlace } from '../../contract/places.ts'
import type { PreviewOrder } from './preview-order.ts'
import { FormSteps } from '../filling/FormSteps.tsx'
import { PreviewStep } from './PreviewStep.tsx'
import { usePreviewFilling } from './preview-filling.ts'
import { StartPageText } from '../questions/StartPageText.tsx'
import { useFormText } from '../questions/use-form-text.ts'
import { StartRow } from '../look/StartRow.tsx'
import styles from './Preview.module.css'

interface Props {
  order: PreviewOrder
  onOpen: (place: PreviewPlace, part: FormSection['of']) => void
}

export function Preview({ order, onOpen }: Props) {
  const t = useText()
  const said = useFormText()
  const { page, place, part } = order
  const isWhole = !isForApplications(page.kind)
  const form = useMemo(() => (isWhole ? askedForm(order.form) : order.form), [isWhole, order.form])
  const held = usePreviewFilling(page, form)
  const steps = activeSteps(form)
  const [open, setOpen] = useState(place.step)
  const [told, setTold] = useState(place)
  if (told !== place) {
    setTold(place)
    setOpen(place.step)
  }
  const step = steps.find(({ key }) => key === open)
  const go = (key: string | null) => {
    setOpen(key)
    onOpen({ step: key, section: null, field: null }, part)
    window.scrollTo({ top: 0 })
  }
  useShown(place)
  const next = steps[step ? steps.indexOf(step) + 1 : 0]
  return (
    <FormFrame
      template={page.formsSettings.template}
      page={isWhole ? 'update' : step ? 'form' : 'landing'}
      project={page.project.title}
      title={said(form.title)}
    >
      {isWhole ? (
        <Slots place={formPreviewWhole} props={{ form, page, onOpen: (at) => onOpen(at, 'household') }} />
      ) : step ? (
        <>
          <FormSteps
            steps={steps}
            current={step.key}
            isDone={() => false}
            isReached={() => true}
            onOpen={(key) => go(key)}
          />
          <PreviewStep
            key={`${step.key}-${part}`}
            step={step}
            part={step.key === 'people' && sectionsOf(form, part).length > 0 ? part : 'household'}
            place={place}
            held={held}
            onOpen={onOpen}
            onBack={() => go(steps[steps.indexOf(step) - 1]?.key ?? null)}
            onNext={() =>
              next ? go(next.key) : notify({ type: 'info', title: t('application_form_preview_nothing_sent') })
            }
            onStep={go}
          />
        </>
      ) : (
        <>
          <StartPageText form={form} objects={page.objects} />
          <StartRow>
            <Button size="md" onClick={() => go(steps[0]?.key ?? null)}>
              {t('application_form_start')}
            </Button>
          </StartRow>
        </>
      )}
    </FormFrame>
  )
}

/** Scrolls to the part selected in the builder and marks it. */
function useShown({ step, section, field }: PreviewPlace) {
  const last = useRef('')
  useEffect(() => {
    const found =
      (field && document.getElementById(`field-${field}`)) ||
      (section && document.getElementById(`section-${section}`)) ||
      null
    const whole = found && (field && found.id === `field-${field}` ? blockOf(found) : found.closest('section'))
    const word = `${step}.${section}.${field}`
    if (!section && last.current !== word) window.scrollTo({ top: 0 })
    if (whole && last.current !== word) bringIntoSight(whole)
    // If the question is not rendered yet, search again after the next change.
    if (whole || !section) last.current = word
    whole?.classList.add(styles.chosen ?? '')
    return () => whole?.classList.remove(styles.chosen ?? '')
  })
}

/** Scrolls only this page; `scrollIntoView` would also scroll the surrounding builder. */
function bringIntoSight(element: HTMLElement) {
  const { top, height } = element.getBoundingClientRect()
  const isSeen = top > 100 && top + height < window.innerHeight - 20
  if (!isSeen) window.scrollTo({ top: window.scrollY + top - Math.max(120, (window.innerHeight - height) / 2) })
}

/** Finds the question's outermost element: a child of the grid of its section. */
function blockOf(control: HTMLElement): HTMLElement {
  let block = control
  while (block.parentElement?.parentElement && block.parentElement.parentElement.tagName !== 'SECTION')
    block = block.parentElement
  return block
}

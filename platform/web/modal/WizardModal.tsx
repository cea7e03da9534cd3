// A wizard in a dialog: numbered steps at the side, the current one in the middle, navigation below. The opening area
// owns the values, validates steps and completes; this component only navigates.

import { Button, Tooltip } from '@mantine/core'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { showUnreadable } from '../form/unreadable.ts'
import { useText } from '../i18n/texts.ts'
import { CancelButton } from './CancelButton.tsx'
import { Modal } from './Modal.tsx'
import { canGoTo, steppedTo, type WizardPlace } from './wizard-steps.ts'
import { WizardMenu } from './WizardMenu.tsx'
import styles from './WizardModal.module.css'

export interface WizardPage {
  key: string
  title: string
  content: ReactNode
}

interface Props {
  title: string
  pages: readonly WizardPage[]
  place: WizardPlace
  onPlace: (place: WizardPlace) => void
  /** True if something was entered: enables Continue, and closing asks first. */
  isChanged: boolean
  /** Enables Continue without a change, for a wizard that opens with complete values. */
  canContinue?: boolean
  /** Validates a step and shows its errors; resolves with true if it is valid. */
  check: (page: number) => Promise<boolean>
  completeLabel: string
  /** Saves everything and shows its own errors. */
  complete: () => Promise<unknown>
  /** A second way to complete, beside the primary button of the last step. */
  other?: { label: string; complete: () => Promise<unknown> }
  onClose: () => void
  /** True if the opener keeps the entered values: the browser then need not ask before a reload. */
  survivesReload?: boolean
}

export function WizardModal({
  title,
  pages,
  place,
  onPlace,
  isChanged,
  canContinue = isChanged,
  check,
  survivesReload = false,
  ...props
}: Props) {
  const t = useText()
  const body = useRef<HTMLDivElement>(null)
  // A check may call the server; a double click must advance only once.
  const isGoing = useRef(false)
  const [isCompleting, setCompleting] = useState(false)
  // Incremented after a refusal: the fields then show errors, and the first of them is focused.
  const [refusals, setRefusals] = useState(0)
  const { at } = place
  const isLast = at === pages.length - 1
  useEffect(() => {
    body.current?.scrollTo({ top: 0 })
    body.current?.querySelector('h2')?.focus({ preventScroll: true })
  }, [at])
  useEffect(() => {
    if (refusals > 0) focusFirstInvalid(body.current)
  }, [refusals])

  const goTo = async (to: number) => {
    if (showUnreadable(body.current)) return
    const needsCheck = to > at
    if (canGoTo(place, to, !needsCheck || (await check(at)))) onPlace(steppedTo(place, to))
    else setRefusals(refusals + 1)
  }
  const goOn = async (complete: Props['complete']) => {
    if (!(await check(at))) return setRefusals(refusals + 1)
    if (!isLast) return onPlace(steppedTo(place, at + 1))
    setCompleting(true)
    await complete().finally(() => setCompleting(false))
    setRefusals((before) => before + 1)
  }
  const goOnOnce = (complete: Props['complete']) => {
    if (!canContinue || isGoing.current) return
    isGoing.current = true
    void goOn(complete).finally(() => {
      isGoing.current = false
    })
  }
  return (
    <Modal
      onClose={props.onClose}
      title={title}
      size={1000}
      isChanged={isChanged}
      survivesReload={survivesReload}
      classNames={{ content: styles.content ?? '', body: styles.body ?? '' }}
    >
      <WizardMenu pages={pages} place={place} onGo={(to) => void goTo(to)} />
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          goOnOnce(props.complete)
        }}
      >
        <div ref={body} className={styles.page}>
          <h2 className={styles.title} tabIndex={-1}>
            {pages[at]?.title}
          </h2>
          {pages[at]?.content}
        </div>
        <div className={styles.buttons} data-dialog-foot>
          <CancelButton variant="subtle" color="gray" />
          <span className={styles.space} />
          {at > 0 && (
            <Button variant="default" onClick={() => void goTo(at - 1)}>
              {t('general_back')}
            </Button>
          )}
          {isLast && props.other && (
            <Button
              variant="default"
              disabled={isCompleting}
              onClick={() => props.other && goOnOnce(props.other.complete)}
            >
              {props.other.label}
            </Button>
          )}
          <Tooltip label={t('general_wizard_enter_first')} disabled={canContinue}>
            <Button
              type="submit"
              loading={isCompleting}
              {...(canContinue ? {} : { 'data-disabled': true, 'aria-disabled': true })}
            >
              {isLast ? props.completeLabel : t('general_continue')}
            </Button>
          </Tooltip>
        </div>
      </form>
    </Modal>
  )
}

function focusFirstInvalid(page: HTMLElement | null) {
  const wrong = page?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')
  wrong?.scrollIntoView({ block: 'center' })
  wrong?.focus({ preventScroll: true })
}

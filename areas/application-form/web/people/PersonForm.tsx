// The questions for one person, within the page, with Save and Close buttons. Edits are kept in both cases.

import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { goToFieldOnceThere } from '#platform/web/form/go-to-field.ts'
import { showUnreadable } from '#platform/web/form/unreadable.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import type { FilledPerson } from '../../contract/form-shapes.ts'
import { nameOf, type PersonKind } from '#areas/forms/rules/answers.ts'
import { fieldsOf, sectionsOf } from '#areas/forms/rules/form-definition.ts'
import { FieldSurroundingsContext } from '../filling/form-context.ts'
import { PagedSections } from '../filling/PagedSections.tsx'
import { SaveMark } from '../filling/SaveMark.tsx'
import StoppedNotice from '../later/StoppedNotice.tsx'
import { surroundingsOf } from '../filling/surroundings.ts'
import type { Filling } from '../filling/use-filling.ts'
import { useFormText } from '../questions/use-form-text.ts'
import { usePersonPart } from './use-person-part.ts'
import styles from './PersonForm.module.css'

interface Props {
  filling: Filling
  kind: PersonKind
  /** Null for a new person. */
  person: FilledPerson | null
  /** On a phone, the section of the last visit; the first section if undefined. */
  startAt?: string | undefined
  /** Question that takes the focus instead of the title. */
  question?: string | undefined
  /** Called after the first save of a new person. */
  onKey: (key: string) => void
  onClose: () => void
}

export function PersonForm({ filling, kind, person, startAt, question, onKey, onClose }: Props) {
  const t = useText()
  const said = useFormText()
  const title = useRef<HTMLHeadingElement>(null)
  const { part, key, isOwn, isBusy, problems, check, save } = usePersonPart(filling, { kind, person, onKey })
  const [isFirst] = useState(person === null)
  const { form } = filling.state
  const keep = async () => {
    if (!showUnreadable(document) && (await save())) onClose()
  }
  const sections = sectionsOf(form, kind)
  const labels = Object.fromEntries(fieldsOf(form, kind).map((field) => [field.key, said(field.label)]))
  const { setSearch } = useAddress()
  useEffect(() => {
    // Each person starts on the first page, unless the user returns to a section.
    void setSearch({ section: startAt }, { replace: true })
    if (question) return goToFieldOnceThere(question)
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'start' })
    return undefined
  }, [setSearch, startAt, question])
  useEffect(() => () => void part.flush(), [part])
  return (
    <div className={styles.form} role="group" aria-labelledby="person-form-title">
      <div className={styles.formHead}>
        <h2 className={styles.formTitle} id="person-form-title" ref={title} tabIndex={-1}>
          {t(`application_form_${isFirst ? 'new' : 'change'}_${kind}`)}
        </h2>
        <IconButton label={t('general_close')} onClick={onClose}>
          <IconX size={20} stroke={1.5} />
        </IconButton>
      </div>
      <FieldSurroundingsContext value={surroundingsOf(filling, { kind, person: key ?? undefined, isReadOnly: isOwn })}>
        {isOwn && (
          <p className={styles.taken} role="alert">
            {t('application_form_own_part_typed', {
              name:
                filling.adults.filter((one) => one.key === key).map(nameOf)[0] ||
                t('application_form_person_without_name'),
            })}
          </p>
        )}
        <ErrorSummary
          errors={problems.found}
          labels={labels}
          isFixed={(name) => problems.errorOf(name) === undefined}
        />
        {!isOwn && <StoppedNotice part={part} fields={fieldsOf(form, kind)} filling={filling} />}
        <PagedSections
          sections={sections}
          of={sections}
          part={part}
          errorOf={problems.errorOf}
          onEdit={problems.clear}
          wrong={Object.keys(problems.found)}
          check={check}
          onTurn={() => problems.clear()}
          onBack={onClose}
        >
          <div className={styles.formButtons}>
            {!isOwn && <SaveMark part={part} />}
            {!isOwn && (
              <Button size="md" loading={isBusy} onClick={() => void keep()}>
                {t('application_form_save_person')}
              </Button>
            )}
          </div>
        </PagedSections>
      </FieldSurroundingsContext>
    </div>
  )
}

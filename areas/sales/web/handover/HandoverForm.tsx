// The protocol while it is written, on a phone or tablet in the flat.

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useFormErrors } from '#areas/application-form/web/public.tsx'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import type { Handover } from '../../contract/handover.ts'
import type { HandoverContent } from '../../rules/handover/handover-content.ts'
import { newRoom, replaced, without, withPoint } from './change-content.ts'
import { useSignHandover } from './handover-changes.ts'
import { KeysFields } from './KeysFields.tsx'
import { MetersFields } from './MetersFields.tsx'
import { PeopleFields } from './PeopleFields.tsx'
import { labelsOf, problemsOf } from './problems.ts'
import { RoomCard } from './RoomCard.tsx'
import { SaveState } from './SaveState.tsx'
import { SignHandover } from './SignHandover.tsx'
import { useHandoverDraft } from './use-handover-draft.ts'
import styles from './handover.module.css'

export function HandoverForm({ applicationId, handover }: { applicationId: string; handover: Handover }) {
  const t = useText()
  const writing = useHandoverDraft(applicationId, handover)
  const { draft, state, save, sign, settle, forget } = writing
  const { content } = draft
  const problems = useFormErrors()
  const signing = useSignHandover()
  const change = (next: HandoverContent) => writing.change(next)
  const changeRooms = (rooms: HandoverContent['rooms']) => change({ ...content, rooms })
  const finish = async () => {
    const found = problemsOf(t, draft, handover.today)
    problems.show(found)
    if (Object.keys(found).length > 0 || !(await save())) return
    const { seller, buyer } = draft
    const body = { version: writing.version(), seller, buyer }
    signing.mutate({ params: { id: applicationId }, body }, { onError: problems.take, onSuccess: forget })
  }
  const parts = { content, errorOf: problems.errorOf, onChange: change }
  const hasProblem = (path: string) => Object.keys(problems.found).some((name) => name.startsWith(`${path}.`))
  return (
    <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
      <div className={styles.bar} data-urgent={(state !== 'saved' && state !== 'saving') || undefined}>
        <SaveState state={state} onRetry={() => void save()} onSettle={settle} />
      </div>
      <ErrorSummary errors={problems.found} labels={labelsOf(t, content)} />
      <PeopleFields {...parts} today={handover.today} />
      <Section title={t('sales_handover_rooms')} bare>
        <div className={styles.rooms} id="field-rooms" tabIndex={-1}>
          {content.rooms.map((room, place) => (
            <RoomCard
              key={room.id}
              applicationId={applicationId}
              handoverId={handover.id}
              room={room}
              place={place}
              hasProblem={hasProblem(`rooms.${place}`)}
              errorOf={problems.errorOf}
              onChange={(next) => changeRooms(replaced(content.rooms, place, next))}
              onPhotos={(pointId, photos) =>
                writing.changeNow((now) => withPoint(now, pointId, (one) => ({ ...one, photos })))
              }
              onRemove={() => changeRooms(without(content.rooms, place))}
            />
          ))}
          <div>
            <Button
              variant="default"
              leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
              onClick={() => changeRooms([...content.rooms, newRoom('')])}
            >
              {t('sales_handover_add_room')}
            </Button>
          </div>
        </div>
      </Section>
      <MetersFields {...parts} />
      <KeysFields {...parts} />
      <Section title={t('sales_handover_remark')}>
        <TextAreaField
          label={t('sales_handover_remark_of_all')}
          value={content.remark}
          onChange={(remark) => change({ ...content, remark })}
        />
      </Section>
      <SignHandover
        draft={draft}
        can={handover.can}
        errorOf={problems.errorOf}
        isSigning={signing.isPending}
        onChange={sign}
        onSign={() => void finish()}
      />
    </form>
  )
}

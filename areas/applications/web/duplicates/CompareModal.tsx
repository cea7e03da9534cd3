// Compares two applications and saves the verdict of staff, which can be changed later.

import { Button, Stack } from '@mantine/core'
import { IconEqual } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { useSession } from '#platform/web/api/session.ts'
import { compareDuplicates } from '../../contract/duplicates.ts'
import type { DuplicateVerdict } from '../../rules/duplicates.ts'
import { useJudgeDuplicates, useChangeApplicationStatus } from '../changes.ts'
import styles from './CompareModal.module.css'

interface Props {
  id: string
  otherId: string
  onClose: () => void
}

type Compared = ReceivedResponseOf<typeof compareDuplicates>

export function CompareModal({ id, otherId, onClose }: Props) {
  const t = useText()
  const { can } = useSession()
  const query = useQuery(queryOf(compareDuplicates, { params: { id, otherId } }))
  const { data } = query
  return (
    <Modal onClose={onClose} title={t('applications_compare_title')} size={860}>
      {!data && <QueryView query={query} rows={6} />}
      {data && (
        <Stack gap={16}>
          <Lines compared={data} />
          {can('applications_write') && <Actions id={id} compared={data} onClose={onClose} />}
        </Stack>
      )}
    </Modal>
  )
}

function Lines({ compared: { own, other, lines } }: { compared: Compared }) {
  const t = useText()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('applications_compare_what')}</span>
          </th>
          {[own, other].map(({ applicationId, number, stateTitle, createdAt }) => (
            <th key={applicationId} scope="col">
              {number} · {stateTitle} · {formatDate(createdAt)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.label} className={line.same ? styles.same : undefined}>
            <th scope="row">
              {line.label}
              {line.same && <IconEqual size={14} className={styles.mark} aria-label={t('applications_compare_same')} />}
            </th>
            <td>{line.own || '–'}</td>
            <td>{line.other || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Actions({ id, compared: { other }, onClose }: { id: string; compared: Compared; onClose: () => void }) {
  const t = useText()
  const judging = useJudgeDuplicates()
  const status = useChangeApplicationStatus()
  const { applicationId: otherId, verdict, version, number, canBeDeactivated } = other
  const say = (wanted: DuplicateVerdict) =>
    judging.mutate({ params: { id, otherId }, body: { verdict: wanted } }, { onSuccess: onClose })
  const deactivate = () =>
    status.mutate(
      { params: { id: otherId }, body: { action: 'deactivate', reason: 'duplicate', version } },
      { onSuccess: onClose },
    )
  return (
    <DialogButtons>
      <Button variant="default" onClick={() => say('different')} disabled={verdict === 'different'}>
        {t('applications_duplicate_is_different')}
      </Button>
      <Button variant="default" onClick={() => say('same_household')} disabled={verdict === 'same_household'}>
        {t('applications_duplicate_is_same_household')}
      </Button>
      <ActionButton availability={canBeDeactivated} loading={status.isPending} onClick={deactivate}>
        {t('applications_deactivate_duplicate', { number })}
      </ActionButton>
    </DialogButtons>
  )
}

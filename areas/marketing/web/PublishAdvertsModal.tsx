// Dialog that publishes the advertisements of the selected objects, with the checklist of each.

import { Checkbox } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { BulkDialogProps } from '#platform/contract/list-places.ts'
import { useChange } from '#platform/web/api/query.ts'
import { notify } from '#platform/web/core/notify.ts'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { FieldColumns } from '#platform/web/kit/FieldColumns.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { lookAtAdverts, type PublishedAdverts } from '../contract/adverts.ts'
import type { Platform } from '../rules/platforms.ts'
import { usePublishAdverts } from './changes.ts'
import { kindOfList } from './list-kind.ts'
import styles from './Marketing.module.css'
import { ObjectsToPublish } from './ObjectsToPublish.tsx'

export default function PublishAdvertsModal({
  list,
  targets,
  count,
  onDone,
  onClose,
}: BulkDialogProps & { list: string }) {
  const t = useText()
  const objectKind = kindOfList(list)
  const { mutate: look, data } = useChange(lookAtAdverts)
  const [chosen, setChosen] = useState<readonly Platform[]>()
  const [start, setStart] = useState('')
  const [end, setEnd] = useState('')
  const publishing = usePublishAdverts({ errors: 'own' })
  useEffect(() => look({ body: { targets, objectKind } }), [look, targets, objectKind])
  const connected = data?.platforms.filter(({ isConnected }) => isConnected).map(({ key }) => key) ?? []
  const platforms = chosen ?? connected
  const availability =
    platforms.length > 0
      ? { allowed: data !== undefined }
      : {
          allowed: false,
          reason: t(connected.length === 0 ? 'marketing_connect_first' : 'marketing_reason_no_platform'),
        }
  return (
    <ActionModal
      title={t('marketing_publish_adverts')}
      text={t(count === 1 ? 'marketing_bulk_text_one' : 'marketing_bulk_text', { count })}
      action={t('marketing_publish')}
      size={640}
      availability={availability}
      change={publishing}
      labels={{
        targets: t('marketing_advert'),
        platforms: t('marketing_platforms'),
        'availability.end': t('marketing_stop'),
      }}
      send={() => ({
        body: {
          targets,
          objectKind,
          platforms: [...platforms],
          availability: { start: start || null, end: end || null },
        },
      })}
      onDone={(answer) => {
        tellSkipped(t, answer)
        onDone()
      }}
      onClose={onClose}
    >
      {({ errorOf, clear }) =>
        data ? (
          <>
            <Checkbox.Group
              label={t('marketing_platforms')}
              error={errorOf('platforms')}
              value={[...platforms]}
              onChange={(next) => setChosen(connected.filter((key) => next.includes(key)))}
            >
              <div className={styles.choices}>
                {data.platforms.map(({ key, displayName, isConnected }) => (
                  <Checkbox
                    key={key}
                    value={key}
                    label={isConnected ? displayName : `${displayName} (${t('marketing_not_connected')})`}
                    disabled={!isConnected}
                  />
                ))}
              </div>
            </Checkbox.Group>
            <FieldColumns>
              <DateField
                name="availability.start"
                label={t('marketing_start')}
                hint={t('marketing_start_hint')}
                error={errorOf('availability.start')}
                value={start}
                onChange={setStart}
              />
              <DateField
                name="availability.end"
                label={t('marketing_stop')}
                hint={t('marketing_stop_hint')}
                error={errorOf('availability.end')}
                value={end}
                onChange={(value) => {
                  setEnd(value)
                  clear('availability.end')
                }}
              />
            </FieldColumns>
            <ObjectsToPublish objects={data.objects} />
          </>
        ) : (
          <LoadingRows rows={4} />
        )
      }
    </ActionModal>
  )
}

const mostNamed = 3

/** A message that stays, because the objects are not among the published ones. */
function tellSkipped(t: ReturnType<typeof useText>, { skipped }: PublishedAdverts): void {
  if (skipped.length === 0) return
  const names = skipped.slice(0, mostNamed).map(({ title, reasons }) => `${title} (${reasons.join(', ')})`)
  const more = skipped.length > mostNamed ? ' …' : ''
  notify({
    type: 'warning',
    title: t(skipped.length === 1 ? 'marketing_skipped_summary_one' : 'marketing_skipped_summary', {
      count: skipped.length,
      names: names.join('; ') + more,
    }),
  })
}

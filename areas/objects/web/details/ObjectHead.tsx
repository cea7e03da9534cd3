// Page header of an object: title, address, state and actions.

import { Button, Tooltip } from '@mantine/core'
import { formatDate } from '#platform/web/i18n/format.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { recordKeys, useRecordCommands } from '#platform/web/core/record-keys.ts'
import { KeyHint } from '#platform/web/ui/KeyHint.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { NeighbourButtons } from '#platform/web/table/NeighbourButtons.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { ObjectView } from '../../contract/object.ts'
import type { ObjectAction } from '../../rules/object-can.ts'
import { ObjectActions } from './ObjectActions.tsx'
import { useChangeObjectStatus } from '../changes.ts'
import { listPath } from '../../rules/list-path.ts'
import styles from './ObjectHead.module.css'

/** Returns the next sensible action; null once it is done. */
function nextAction({ progress_state, letting_state, publication }: ObjectView): ObjectAction | null {
  if (progress_state === 'draft' || progress_state === 'inactive') return 'activate'
  return letting_state === 'available' && !publication.isPublished ? 'publish' : null
}

export function ObjectHead({ object }: { object: ObjectView }) {
  const t = useText()
  const { open } = usePanel()
  const status = useChangeObjectStatus()
  const { id, title, kind, progress_state, letting_state, next_from, stateTitle, canEdit } = object
  const next = canEdit ? nextAction(object) : null
  const edit = () => void open('ApartmentEdit', id)
  useRecordCommands(canEdit ? [{ key: 'edit', title: t('general_edit'), run: edit }] : [], t('shell_commands_screen'))
  return (
    <PageHead
      title={title}
      badge={<StateBadge state={next_from ? letting_state : progress_state} title={stateTitle} />}
      subtitle={<Facts object={object} />}
      back={{ to: listPath[kind], label: t(`objects_title_${kind}`) }}
      menu={
        <>
          <NeighbourButtons id={id} path="/objects/$id" />
          {canEdit && (
            <Tooltip label={<KeyHint text={t('general_edit')} keys={recordKeys.edit} />}>
              <Button variant="default" onClick={edit}>
                {t('general_edit')}
              </Button>
            </Tooltip>
          )}
          <ObjectActions object={object} without={next} />
        </>
      }
      action={
        next && (
          <Button loading={status.isPending} onClick={() => status.mutate({ params: { id }, body: { action: next } })}>
            {t(`objects_${next}`)}
          </Button>
        )
      }
    />
  )
}

function Facts({ object: { reference_number, objectTypeTitle, building, next_from } }: { object: ObjectView }) {
  const t = useText()
  const { open } = usePanel()
  return (
    <span className={styles.facts}>
      {next_from && <span>{t('objects_free_from', { date: formatDate(next_from) })}</span>}
      <span>{reference_number}</span>
      <span>{objectTypeTitle}</span>
      <span>
        <button type="button" className={styles.link} onClick={() => void open('BuildingEdit', building.id)}>
          {building.street}, {building.place}
        </button>
      </span>
    </span>
  )
}

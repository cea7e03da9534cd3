// Selects the objects that use a form of their own; all others use the default of their kind.

import { Button, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { getForms, getFormsOfKind, saveFormsOfKind } from '../../contract/forms.ts'
import { FindObject } from './FindObject.tsx'
import type { KindOfForms } from './kind-of-forms.ts'
import styles from './Forms.module.css'
import own from './FormObjectsModal.module.css'

interface Props {
  kind: KindOfForms
  onClose: () => void
}

const byDefault = 'default'

export function FormObjectsModal({ kind, onClose }: Props) {
  const t = useText()
  const { data } = useQuery(queryOf(getFormsOfKind, { params: { type: kind.kind } }))
  const save = useChange(saveFormsOfKind, { stale: [getForms, getFormsOfKind] })
  const usable = kind.forms.filter(({ isActive, published }) => isActive && published !== null)
  const ask = (id: string, formId: string | null) =>
    save.mutate({ params: { type: kind.kind }, body: { objects: [{ id, formId }] } })
  const standard = kind.forms.find(({ id }) => id === kind.defaultFormId)
  const options = [
    {
      value: byDefault,
      label: standard
        ? t('form_settings_objects_default', { name: standard.name })
        : t('form_settings_objects_products'),
    },
    ...usable.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <Modal
      onClose={onClose}
      isGuarded={false}
      title={t('form_settings_objects_title', { kind: kind.title })}
      size={640}
    >
      <p className={own.quiet}>{t('form_settings_objects_text')}</p>
      {!data && <LoadingRows rows={3} />}
      {data?.objects.length === 0 && <p className={own.quiet}>{t('form_settings_objects_none')}</p>}
      {data && data.objects.length > 0 && (
        <ul className={styles.objects}>
          {data.objects.map((object) => (
            <li key={object.id} className={styles.object}>
              <span className={own.objectName}>
                <ScreenLink to={`/objects/${object.id}`}>{object.title}</ScreenLink>
                <small>{object.referenceNumber}</small>
              </span>
              <Select
                aria-label={t('form_settings_objects_form_of', { title: object.title })}
                data={options}
                value={object.formId ?? byDefault}
                allowDeselect={false}
                onChange={(value) => ask(object.id, value === byDefault ? null : value)}
              />
            </li>
          ))}
        </ul>
      )}
      <FindObject kind={kind.kind} forms={usable} isBusy={save.isPending} onChoose={ask} />
      <DialogButtons>
        <Button onClick={onClose}>{t('form_settings_done')}</Button>
      </DialogButtons>
    </Modal>
  )
}

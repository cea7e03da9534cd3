// The forms of one kind, and the objects assigned to each.

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { CreateFormModal } from '../forms/CreateFormModal.tsx'
import { FormRow } from '../forms/FormRow.tsx'
import { FormObjectsModal } from '../forms/FormObjectsModal.tsx'
import type { KindOfForms } from '../forms/kind-of-forms.ts'
import styles from './KindSection.module.css'

export function KindSection({ kind }: { kind: KindOfForms }) {
  const t = useText()
  const [open, setOpen] = useState<'create' | 'objects' | null>(null)
  const { forms } = kind
  const add = (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
      onClick={() => setOpen('create')}
    >
      {t('form_settings_create')}
      <span className="visually-hidden">: {kind.title}</span>
    </Button>
  )
  return (
    <Section
      title={kind.title}
      count={forms.length}
      bare
      action={
        <>
          {forms.length > 0 && kind.kind !== 'waitlist_criteria' && (
            <Button variant="subtle" size="compact-sm" onClick={() => setOpen('objects')}>
              {t('form_settings_objects')}
              <span className="visually-hidden">: {kind.title}</span>
            </Button>
          )}
          {add}
        </>
      }
    >
      <div className={styles.box}>
        {forms.length === 0 ? (
          <p className={styles.none}>{t('form_settings_none_text')}</p>
        ) : (
          <ul className={styles.forms}>
            {forms.map((form) => (
              <FormRow key={form.id} form={form} />
            ))}
          </ul>
        )}
      </div>
      {open === 'create' && <CreateFormModal kind={kind} onClose={() => setOpen(null)} />}
      {open === 'objects' && <FormObjectsModal kind={kind} onClose={() => setOpen(null)} />}
    </Section>
  )
}

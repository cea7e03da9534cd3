// Custom facts of an object: list, add, change, remove.

import { Button } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { ObjectView } from '../../contract/object.ts'
import { useSaveOwnFact } from '../changes.ts'
import { OwnFactModal } from './OwnFactModal.tsx'
import styles from './OwnFactsSection.module.css'

type OwnFact = ObjectView['ownFacts'][number]

export function OwnFactsSection({ object }: { object: ObjectView }) {
  const t = useText()
  const { id, version, ownFacts, canEdit } = object
  const [edited, edit] = useState<OwnFact | 'new'>()
  const removal = useSaveOwnFact()
  if (ownFacts.length === 0 && !canEdit) return null
  const remove = async ({ key }: OwnFact) => {
    const confirmed = await askToConfirm({
      title: t('objects_own_fact_remove_title', { name: key }),
      text: t('objects_own_fact_remove_text'),
      confirm: t('objects_own_fact_remove'),
      danger: true,
    })
    if (confirmed) removal.mutate({ params: { id }, body: { version, key, value: null } })
  }
  return (
    <Section
      title={t('objects_own_facts')}
      action={
        canEdit && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            onClick={() => edit('new')}
          >
            {t('objects_own_fact_add')}
          </Button>
        )
      }
    >
      {ownFacts.length === 0 ? (
        <p className={styles.none}>{t('objects_own_facts_none')}</p>
      ) : (
        <dl className={styles.facts}>
          {ownFacts.map((fact) => (
            <div key={fact.key} className={styles.fact}>
              <dt>{fact.key}</dt>
              <dd>
                <span className={styles.value}>{fact.value}</span>
                {canEdit && (
                  <span className={styles.actions}>
                    <IconButton label={t('objects_own_fact_edit', { name: fact.key })} onClick={() => edit(fact)}>
                      <IconPencil size={18} stroke={1.5} />
                    </IconButton>
                    <IconButton
                      label={t('objects_own_fact_remove_named', { name: fact.key })}
                      onClick={() => void remove(fact)}
                    >
                      <IconTrash size={18} stroke={1.5} />
                    </IconButton>
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {edited && (
        <OwnFactModal object={object} fact={edited === 'new' ? undefined : edited} onClose={() => edit(undefined)} />
      )}
    </Section>
  )
}

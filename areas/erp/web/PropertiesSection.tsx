// The known properties with an import for each: a preview of the changes, then the import.

import { Button } from '@mantine/core'
import { IconBuildings } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { formatDate } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { ErpImport, getErpSettings } from '../contract/connection.ts'
import { useInitialImport } from './changes.ts'
import styles from './Erp.module.css'

type Property = ReceivedResponseOf<typeof getErpSettings>['properties'][number]

export function PropertiesSection({ properties, isOn }: { properties: readonly Property[]; isOn: boolean }) {
  const t = useText()
  return (
    <Section title={t('erp_part_properties')} count={properties.length} bare>
      {properties.length === 0 ? (
        <EmptyState
          title={t('erp_properties_none')}
          text={t('erp_properties_none_text')}
          icon={<IconBuildings size={32} stroke={1.5} />}
        />
      ) : (
        <ul className={styles.list}>
          {properties.map((one) => (
            <PropertyLine key={one.reference} property={one} isOn={isOn} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function PropertyLine({ property, isOn }: { property: Property; isOn: boolean }) {
  const t = useText()
  const [plan, setPlan] = useState<ErpImport>()
  const checking = useInitialImport()
  const { reference, description, units, heardAt } = property
  const check = () => checking.mutate({ params: { id: reference }, body: {} }, { onSuccess: setPlan })
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <span className={styles.name}>{description}</span>
        {isOn && (
          <Button
            variant="default"
            size="compact-sm"
            loading={checking.isPending}
            aria-label={t('erp_import_title', { property: description })}
            onClick={check}
          >
            {t('erp_import')}
          </Button>
        )}
      </div>
      <p className={styles.facts}>{t('erp_property_facts', { reference, units, date: formatDate(heardAt) })}</p>
      {plan && <ImportModal id={reference} plan={plan} onClose={() => setPlan(undefined)} />}
    </li>
  )
}

const toneByOutcome = { created: 'green', changed: 'blue', rejected: 'red' } as const

function ImportModal({ id, plan, onClose }: { id: string; plan: ErpImport; onClose: () => void }) {
  const t = useText()
  const applying = useInitialImport()
  const { property, counts, rows } = plan
  const hasEffect = counts.created + counts.changed > 0
  const more = counts.created + counts.changed + counts.rejected - rows.length
  const apply = () =>
    applying.mutate({ params: { id }, body: { seen: counts } }, { onSuccess: onClose, onError: onClose })
  return (
    <Modal onClose={onClose} size="lg" title={t('erp_import_title', { property })}>
      <div className={styles.body}>
        <p className={styles.text}>{t(rows.length > 0 ? 'erp_import_text' : 'erp_import_nothing')}</p>
        {rows.length > 0 && (
          <>
            <p className={styles.text}>{t('erp_outcome_counts', counts)}</p>
            <ul className={`${styles.list} ${styles.rows}`}>
              {rows.map(({ reference, title, outcome, details }) => (
                <li key={reference} className={styles.item}>
                  <div className={styles.line}>
                    <span className={styles.name}>
                      {reference} {title}
                    </span>
                    <StateBadge state={outcome} title={t(`erp_row_${outcome}`)} tone={toneByOutcome[outcome]} />
                  </div>
                  {details.map((detail) => (
                    <p key={detail} className={outcome === 'rejected' ? styles.problem : styles.facts}>
                      {detail}
                    </p>
                  ))}
                </li>
              ))}
            </ul>
            {more > 0 && <p className={styles.facts}>{t('erp_import_more', { count: more })}</p>}
          </>
        )}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t(hasEffect ? 'general_cancel' : 'general_close')}
          </Button>
          {hasEffect && (
            <Button loading={applying.isPending} onClick={apply}>
              {t('erp_import_apply')}
            </Button>
          )}
        </DialogButtons>
      </div>
    </Modal>
  )
}

// Every step of an investor in a project: who, when, by which channel, which version of the document.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { download } from '#platform/web/api/download.ts'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Button } from '@mantine/core'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { getApplySteps, type ApplyView } from '../../contract/process.ts'
import styles from './process.module.css'

export function StepsModal({ apply, onClose }: { apply: ApplyView; onClose: () => void }) {
  const t = useText()
  const { id, investor, project, nda } = apply
  const query = useQuery(queryOf(getApplySteps, { params: { applyId: id ?? '' } }))
  const file = nda?.file
  return (
    <Modal
      onClose={onClose}
      isGuarded={false}
      title={t('investors_steps_title', { name: investor.company, project: project.title })}
      size={640}
    >
      <QueryView query={query} rows={5}>
        {({ steps }) => (
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step.id}>
                <StateBadge state={`apply.${step.state}`} title={step.stateTitle} />
                <div className={styles.soft}>
                  {[
                    formatDateTime(step.at),
                    step.by,
                    t(`investors_channel_${step.channel}`),
                    step.documentVersion !== null && t('investors_document_version', { version: step.documentVersion }),
                    step.reason,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </div>
              </li>
            ))}
          </ol>
        )}
      </QueryView>
      {file && (
        <div className={styles.buttons}>
          <Button variant="default" onClick={() => void download(file)}>
            {t(nda.method === 'paper' ? 'investors_open_paper' : 'investors_open_certificate')}
          </Button>
        </div>
      )}
    </Modal>
  )
}

// Criteria of a request and its other answers.

import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { RequestView } from '../../contract/request.ts'
import { AnswersModal } from './AnswersModal.tsx'
import { criteriaFacts } from './criteria-facts.ts'

export function CriteriaSection({
  request: { id, criteria, answers, asksMore, progress_state, actions },
}: {
  request: RequestView
}) {
  const t = useText()
  const panel = usePanel()
  const [corrects, setCorrects] = useState(false)
  const canEdit = actions.some(({ key, enabled }) => key === 'edit' && enabled)
  const isEmpty = progress_state === 'sent' && criteria.kinds.length === 0
  return (
    <Section
      title={t('waitlist_criteria')}
      action={
        canEdit && (
          <Group gap={8}>
            {asksMore && (
              <Button variant="default" size="compact-sm" onClick={() => setCorrects(true)}>
                {t('waitlist_answers')}
              </Button>
            )}
            <Button variant="default" size="compact-sm" onClick={() => void panel.open('WaitlistEdit', id)}>
              {t('general_edit')}
            </Button>
          </Group>
        )
      }
    >
      {isEmpty ? (
        <p style={{ margin: 0 }}>{t('waitlist_criteria_none')}</p>
      ) : (
        <KeyValueList items={[...criteriaFacts(t, criteria), ...answers]} />
      )}
      {corrects && <AnswersModal id={id} onClose={() => setCorrects(false)} />}
    </Section>
  )
}

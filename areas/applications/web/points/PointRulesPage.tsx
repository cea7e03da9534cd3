// Page of the point rules. Each save creates a new version; applications already graded keep the version of that day.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { formatDateTime, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { RecordForm } from '#platform/web/record/RecordForm.tsx'
import { useRecordForm } from '#platform/web/record/use-record-form.ts'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { getPointRules, pointRulesData, savePointRules } from '../../contract/points.ts'
import { mostPointsOf, pointFacts, type PointRule } from '../../rules/points.ts'
import { PointRuleCard } from './PointRuleCard.tsx'
import { newRule } from './point-rule-edits.ts'
import styles from './PointRulesPage.module.css'

type Answer = ReceivedResponseOf<typeof getPointRules>

export default function PointRulesPage() {
  const t = useText()
  const query = useQuery(queryOf(getPointRules))
  return (
    <>
      <PageHead title={t('applications_point_rules')} />
      <p className={styles.explanation}>{t('applications_point_rules_text')}</p>
      <QueryView query={query} rows={6}>
        {(data) => <Rules answer={data} />}
      </QueryView>
    </>
  )
}

function Rules({ answer }: { answer: Answer }) {
  const t = useText()
  const { version, rules: stored, householdTypes, unasked, versions } = answer
  const saving = useChange(savePointRules, { stale: [getPointRules], errors: 'own' })
  const form = useRecordForm({
    stored: { version, data: { rules: stored } },
    save: ({ rules }, seen) => saving.mutateAsync({ body: { rules, version: seen } }),
    dataIn: pointRulesData,
  })
  const { rules } = form.values
  const put = (next: PointRule[]) => form.set('rules', next)
  const unused = pointFacts.filter((fact) => !rules.some((rule) => rule.fact === fact))
  const inWords = (list: readonly PointRule[]) =>
    t('applications_point_rules_summary', { count: list.length, max: formatNumber(mostPointsOf(list)) })
  const conflict = form.conflict && {
    differences: [{ field: 'rules', mine: inWords(rules), theirs: inWords(form.conflict.theirs.data.rules) }],
  }
  return (
    <>
      <RecordForm form={{ ...form, conflict }} labels={{ rules: t('applications_point_rules') }} canEdit>
        <div className={styles.rules}>
          {rules.map((rule, index) => (
            <PointRuleCard
              key={rule.fact}
              rule={rule}
              place={index}
              householdTypes={householdTypes}
              isUnasked={unasked.includes(rule.fact)}
              errorOf={form.errorOf}
              onChange={(changed) => put(rules.with(index, changed))}
              onRemove={() => put(rules.toSpliced(index, 1))}
            />
          ))}
        </div>
        {unused.length > 0 && (
          <div className={styles.add}>
            {unused.map((fact) => (
              <Button
                key={fact}
                variant="default"
                size="compact-sm"
                onClick={() => put([...rules, newRule(fact, householdTypes)])}
              >
                {t('applications_point_rule_add', { fact: t(`applications_fact_${fact}`) })}
              </Button>
            ))}
          </div>
        )}
        <p className={styles.sum}>{inWords(rules)}</p>
      </RecordForm>
      {versions.length > 0 && (
        <Section title={t('applications_point_versions')} count={versions.length}>
          <ul className={styles.versions}>
            {versions.map((one) => (
              <li key={one.version}>
                {t('applications_point_version', { version: one.version })}
                <span>{[formatDateTime(one.at), one.by].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

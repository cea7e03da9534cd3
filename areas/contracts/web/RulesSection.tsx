// Table of the cantons and communes that require the official form for the initial rent, maintained by the project.

import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useChange } from '#platform/web/api/query.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { getContractInfo } from '../contract/agreement.ts'
import { getRentalAgreementSettings, saveRentalAgreementSettings } from '../contract/settings.ts'
import type { InitialRentRule } from '../rules/initial-rent.ts'
import { RuleRow } from './RuleRow.tsx'
import styles from './RulesSection.module.css'

const untitled: InitialRentRule = {
  canton: 'ZH',
  elsewhere: 'required',
  places: [],
  exempt: [],
  validFrom: '',
  validTo: null,
  source: '',
}

export function RulesSection({ version, rules: saved }: { version: number; rules: InitialRentRule[] }) {
  const t = useText()
  const [rules, setRules] = useState(saved)
  const { errors, take, clear } = useServerErrors()
  const saving = useChange(saveRentalAgreementSettings, {
    stale: [getRentalAgreementSettings, getContractInfo],
    errors: 'own',
  })
  const isDirty = JSON.stringify(rules) !== JSON.stringify(saved)
  const labels = Object.fromEntries(
    Object.keys(errors).map((path) => [path, t('contracts_rule_number', { number: Number(path.split('.')[1]) + 1 })]),
  )
  return (
    <Section title={t('contracts_rules')} description={t('contracts_rules_text')} anchor="rules">
      <ErrorSummary errors={errors} labels={labels} />
      <ul className={styles.rules}>
        {rules.map((rule, place) => (
          <RuleRow
            // Rules have no names, so their index identifies them.
            key={place}
            number={place + 1}
            rule={rule}
            isOpen={rule.validFrom === '' || Object.keys(errors).some((path) => path.startsWith(`rules.${place}.`))}
            errorOf={(field) => errors[`rules.${place}.${field}`]}
            onChange={(next) => {
              setRules(rules.map((one, index) => (index === place ? next : one)))
              clear()
            }}
            onRemove={() => setRules(rules.filter((_, index) => index !== place))}
          />
        ))}
      </ul>
      <Group justify="space-between" gap={8} mt={12}>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          onClick={() => setRules([...rules, untitled])}
        >
          {t('contracts_rule_add')}
        </Button>
        <Button
          disabled={!isDirty}
          loading={saving.isPending}
          onClick={() => saving.mutate({ body: { version, rules } }, { onError: take })}
        >
          {t('contracts_rules_save')}
        </Button>
      </Group>
    </Section>
  )
}

// The rule in words, and the files with which everybody can check it.

import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { withLanguage } from '#platform/web/api/request.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import type { PublicDraw } from '../../contract/public-draw.ts'
import { listPath, scriptPath } from './use-draw-check.ts'
import { QuietText } from './QuietText.tsx'
import styles from './RuleSection.module.css'

const steps = ['list', 'value', 'key', 'ticket', 'order'] as const

export function RuleSection({ draw: { ruleVersion, number }, slug }: { draw: PublicDraw; slug: string }) {
  const t = useText()
  const icon = <IconDownload size={18} stroke={1.5} aria-hidden />
  return (
    <Section title={t('draws_rule', { version: ruleVersion })}>
      <ol className={styles.rule}>
        {steps.map((step) => (
          <li key={step}>{t(`draws_rule_1_${step}`)}</li>
        ))}
      </ol>
      <QuietText>{t('draws_rule_limit')}</QuietText>
      <Group gap={8}>
        <Button component="a" href={withLanguage(listPath(slug))} download variant="default" leftSection={icon}>
          {t('draws_download_list')}
        </Button>
        <Button component="a" href={withLanguage(scriptPath(slug))} download variant="default" leftSection={icon}>
          {t('draws_download_script')}
        </Button>
      </Group>
      <QuietText>{t('draws_download_hint', { file: `${t('draws_file_name')}-${number}.mjs` })}</QuietText>
    </Section>
  )
}

// Facts of a project, its key dates and the conditions for investors.

import { formatDate, formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import type { ProjectView } from '../../contract/project.ts'

export function FactsSection({ project: { data } }: { project: ProjectView }) {
  const t = useText()
  const { details, keyData, contactDetails, criteriaForm } = data
  const measured = (value: number | null, unit: string) => value && `${formatNumber(value)}\u00a0${unit}`
  const listed = (values: readonly string[], prefix: string) => values.map((one) => t(`${prefix}_${one}`)).join(', ')
  const facts: Record<string, string | number | null> = {
    transactionType: t(`projects_transaction_${details.transactionType}`),
    propertyUses: listed(details.propertyUses, 'projects_use'),
    buildingZonesHarmonized: listed(details.buildingZonesHarmonized, 'projects_zone'),
    parcelNumber: details.parcelNumber,
    egrid: details.egrid,
    landArea: measured(details.landArea, 'm²'),
    floorArea: measured(details.floorArea, 'm²'),
    volume: measured(details.volume, 'm³'),
    apartments: details.apartments,
    constructionYear: details.constructionYear,
    renovationYear: details.renovationYear,
    ownershipForm: contactDetails.ownershipForm && t(`projects_ownership_${contactDetails.ownershipForm}`),
    price: formatMoney(keyData.price),
    targetRent: formatMoney(keyData.targetRent),
    vacancyLoss: formatMoney(keyData.vacancyLoss),
    runningCosts: formatMoney(keyData.runningCosts),
    purchaseCosts: formatMoney(keyData.purchaseCosts),
    wault: keyData.wault && t('projects_years', { years: keyData.wault }),
  }
  const dates = {
    nboDate: keyData.nboDate,
    boDate: keyData.boDate,
    signingDate: keyData.signingDate,
    closingDate: keyData.closingDate,
  }
  const yesNo = (value: boolean) => t(value ? 'general_yes' : 'general_no')
  const criteria = {
    investorTypes: listed(criteriaForm.investorTypes, 'projects_investor'),
    excludesPersonsAbroad: yesNo(criteriaForm.excludesPersonsAbroad),
    asksProofOfFunds: yesNo(criteriaForm.asksProofOfFunds),
    note: criteriaForm.note,
  }
  const items = (values: Record<string, string | number | null>) =>
    Object.entries(values).map(([key, value]) => ({ label: t(`projects_field_${key}`), value }))
  return (
    <>
      <Section title={t('projects_facts')}>
        <KeyValueList columns={2} items={items(facts)} />
      </Section>
      <Section title={t('projects_key_dates')} description={t('projects_offers_bind_nobody')}>
        <KeyValueList
          columns={2}
          items={items(Object.fromEntries(Object.entries(dates).map(([key, day]) => [key, formatDate(day)])))}
        />
      </Section>
      <Section title={t('projects_criteria')}>
        <KeyValueList items={items(criteria)} />
      </Section>
    </>
  )
}

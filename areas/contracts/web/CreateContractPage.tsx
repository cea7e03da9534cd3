// Page for an agreement at the signing provider: missing values, signers, template and state of the document.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getTenant } from '#areas/tenants/contract/tenant.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { useParam } from '#platform/web/core/address.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { getContractInfo } from '../contract/agreement.ts'
import { getSigningTemplates } from '../contract/signing.ts'
import { isLive } from '../rules/signing-state.ts'
import styles from './CreateContractPage.module.css'
import { DocumentSection } from './DocumentSection.tsx'
import { MissingList } from './MissingList.tsx'
import { useCreateSigningDocument } from './signing-changes.ts'

export default function CreateContractPage() {
  const t = useText()
  const id = useParam('id')
  const query = useQuery(queryOf(getTenant, { params: { id } }))
  const { data: tenant } = query
  const { data: info } = useQuery(queryOf(getContractInfo, { params: { id } }))
  const signing = useQuery(queryOf(getSigningTemplates, { query: { tenantId: id } }))
  if (!tenant || !info) return <QueryView query={query} />
  const { data } = signing
  const current = data?.current && isLive(data.current.state) ? data.current : null
  return (
    <>
      <PageHead
        title={t('contracts_create_title', { names: tenant.names })}
        badge={<StateBadge state={tenant.progress_state} title={tenant.stateTitle} />}
        subtitle={`${tenant.object.title}, ${tenant.object.address}`}
        back={{ to: `/tenant/${id}`, label: tenant.names }}
      />
      {data?.isDemo && <p className={styles.demo}>{t('contracts_demo_notice', { provider: data.provider })}</p>}
      <div className={styles.page}>
        <MissingList info={info} />
        {signing.error && <FailedState failure={signing.error} retry={() => void signing.refetch()} />}
        {data && (
          <Section title={t('contracts_recipients')}>
            <KeyValueList
              items={data.recipients.map(({ name, email, role }) => ({
                label: role,
                value: email ? `${name}, ${email}` : t('contracts_without_email', { name }),
              }))}
            />
          </Section>
        )}
        {data && current && <DocumentSection document={current} tenant={tenant} />}
        {data && !current && info.canEdit.allowed && (
          <TemplateSection tenantId={id} templates={data.templates} canSend={info.canSend} />
        )}
        {data && !current && !info.canEdit.allowed && (
          <Section title={t('contracts_document')}>
            <p className={styles.text}>{data.current?.stateTitle ?? info.canEdit.reason}</p>
          </Section>
        )}
      </div>
    </>
  )
}

interface Templates {
  tenantId: string
  templates: readonly { id: string; name: string }[]
  canSend: { allowed: boolean; reason?: string | undefined }
}

function TemplateSection({ tenantId, templates, canSend }: Templates) {
  const t = useText()
  const [templateId, setTemplateId] = useState<string | null>(templates[0]?.id ?? null)
  const creation = useCreateSigningDocument()
  const { errorOf, take, clear } = useServerErrors()
  const submit = () => creation.mutate({ body: { tenantId, templateId: templateId ?? '' } }, { onError: take })
  return (
    <Section title={t('contracts_document')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <SelectField
          label={t('contracts_template')}
          name="templateId"
          required
          options={templates.map(({ id, name }) => ({ value: id, displayName: name }))}
          value={templateId}
          onChange={(value) => {
            setTemplateId(value)
            clear('templateId')
          }}
          error={errorOf('templateId')}
        />
        <div>
          <Button type="submit" loading={creation.isPending} disabled={!canSend.allowed}>
            {t('contracts_create_document')}
          </Button>
          {!canSend.allowed && <span className={styles.why}>{canSend.reason}</span>}
        </div>
      </form>
    </Section>
  )
}

// List of the project's mails by kind: the text each uses, and other templates for it.

import { useQuery } from '@tanstack/react-query'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { listMailTemplates } from '../contract/templates.ts'
import { addressOf } from './addresses.ts'
import { TemplateRow } from './TemplateRow.tsx'
import styles from './Templates.module.css'

const list = queryOf(listMailTemplates, { params: { tableId: 'all' } })

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(list)

export default function TemplatesPage() {
  const t = useText()
  const query = useQuery(list)
  const { data } = query
  const groups = Map.groupBy(data?.kinds ?? [], ({ group }) => group)
  return (
    <>
      <PageHead title={t('screen_settings_mail_templates')} />
      <p className={styles.intro}>{t('mail_templates_intro')}</p>
      {data && (
        <div className={styles.groups}>
          {[...groups.values()].map((kinds) => (
            <Section key={kinds[0]?.group} title={kinds[0]?.groupTitle ?? ''} bare>
              <ul className={styles.kinds}>
                {kinds.map((kind) => (
                  <KindItem key={kind.kind} kind={kind} templates={data.templates} />
                ))}
              </ul>
            </Section>
          ))}
        </div>
      )}
      {!data && <QueryView query={query} rows={8} />}
    </>
  )
}

type List = ReceivedResponseOf<typeof listMailTemplates>

function KindItem({ kind, templates }: { kind: List['kinds'][number]; templates: List['templates'] }) {
  const t = useText()
  const own = templates.filter((one) => one.kind === kind.kind)
  const isFree = kind.group === 'free'
  return (
    <li className={styles.kind}>
      <div className={styles.head}>
        <h3 className={styles.name}>{kind.title}</h3>
        {!isFree && own.every(({ isDefault }) => !isDefault) && (
          <span className={styles.usual}>{t('mail_templates_usual_words')}</span>
        )}
        <ScreenLink
          to={addressOf.newTemplate(kind.kind)}
          className={styles.new}
          aria-label={t('mail_templates_new_of', { kind: kind.title })}
        >
          {t('mail_templates_new')}
        </ScreenLink>
      </div>
      {own.length > 0 && (
        <ul className={styles.templates}>
          {own.map((template) => (
            <TemplateRow key={template.id} template={template} isFree={isFree} />
          ))}
        </ul>
      )}
    </li>
  )
}

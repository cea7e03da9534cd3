// The code line that embeds the object list in another website, and the URL of the feed.

import { Button, CopyButton, NativeSelect } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getWebsite } from '#areas/project-settings/contract/website.ts'
import { WebsiteSection } from '#areas/project-settings/web/public.tsx'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { getObjectFeed } from '../../contract/feed.ts'
import styles from './EmbedPage.module.css'

const paths = { cards: '/public-object-list', table: '/public-object-list?view=table' }
type View = keyof typeof paths
const tongues = ['visitor', 'de', 'fr'] as const
type Tongue = (typeof tongues)[number]

export default function EmbedPage() {
  const t = useText()
  const [view, setView] = useState<View>('cards')
  const [tongue, setTongue] = useState<Tongue>('visitor')
  // Reloads the preview after each save.
  const version = useQuery(queryOf(getWebsite)).data?.version
  const { origin } = location
  const address = new URL(paths[view], origin)
  address.searchParams.set('embed', '1')
  if (tongue !== 'visitor') address.searchParams.set('lang', tongue)
  return (
    <div className={styles.page}>
      <PageHead title={t('screen_settings_iframe')} subtitle={t('objects_embed_about')} />
      <Section title={t('objects_embed_line')} description={t('objects_embed_line_text')}>
        <div className={styles.choices}>
          <NativeSelect
            label={t('objects_public_view')}
            value={view}
            data={[
              { value: 'cards', label: t('objects_public_view_cards') },
              { value: 'table', label: t('objects_public_view_table') },
            ]}
            onChange={(event) => setView(event.currentTarget.value === 'table' ? 'table' : 'cards')}
          />
          <NativeSelect
            label={t('objects_embed_language')}
            value={tongue}
            data={tongues.map((value) => ({ value, label: t(`objects_embed_language_${value}`) }))}
            onChange={(event) => setTongue(tongues.find((one) => one === event.currentTarget.value) ?? 'visitor')}
          />
        </div>
        <Line text={lineFor(origin, { view, tongue })} label={t('objects_embed_line')} />
      </Section>
      <Section title={t('objects_embed_feed')} description={t('objects_embed_feed_text')}>
        <Line text={`${origin}${getObjectFeed.path}`} label={t('objects_embed_feed')} />
      </Section>
      <Section bare title={t('objects_embed_website')} description={t('objects_embed_website_text')}>
        <ScreenLink to="/project-settings/website/page-builder">{t('objects_embed_website_link')}</ScreenLink>
      </Section>
      <WebsiteSection />
      <Section title={t('objects_embed_preview')} description={t('objects_embed_preview_text')}>
        <iframe key={version} className={styles.frame} src={address.href} title={t('objects_embed_preview')} />
      </Section>
    </div>
  )
}

function lineFor(origin: string, { view, tongue }: { view: View; tongue: Tongue }): string {
  const path = view === 'cards' ? '' : ` data-path="${paths[view]}"`
  const language = tongue === 'visitor' ? '' : ` data-language="${tongue}"`
  return `<script src="${origin}/embed.js"${language}${path}></script>`
}

function Line({ text, label }: { text: string; label: string }) {
  const t = useText()
  return (
    <div className={styles.line}>
      <code className={styles.code} aria-label={label}>
        {text}
      </code>
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} stroke={1.5} aria-hidden />}
            onClick={copy}
          >
            <span role="status">{t(copied ? 'objects_embed_copied' : 'objects_embed_copy')}</span>
          </Button>
        )}
      </CopyButton>
    </div>
  )
}

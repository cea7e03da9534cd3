// Preview beside the editor: the page as the server renders it, at the width of a phone or a desktop.

import { useState } from 'react'
import { DeviceChoice, type Device } from '#platform/web/builder/DeviceChoice.tsx'
import { ScaledPreview } from '#platform/web/builder/ScaledPreview.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { usePhone } from '#platform/web/ui/use-phone.ts'
import { useContent, useEditing, useEditorState } from './editor-context.ts'
import { PageFrame } from './PageFrame.tsx'
import { usePreview } from './use-preview.ts'
import styles from './PreviewArea.module.css'

const widths = { desktop: 1280, phone: 390 } as const
const devices = ['desktop', 'phone'] as const
/** Header, tools and space around the preview. */
const above = 250

export function PreviewArea() {
  const t = useText()
  const { editor } = useEditing()
  const [device, setDevice] = useState<Device>(usePhone() ? 'phone' : 'desktop')
  const width = widths[device]
  return (
    <>
      <div className={styles.tools}>
        <DeviceChoice
          label={t('website_preview_device')}
          titles={{ phone: t('website_preview_phone'), desktop: t('website_preview_desktop') }}
          devices={devices}
          value={device}
          onChange={setDevice}
        />
        <p className={styles.hint}>{t('website_preview_hint')}</p>
      </div>
      <ScaledPreview width={width} above={above}>
        {(height) => <LivePage width={width} height={height} onBlock={(id) => editor.choose(id)} />}
      </ScaledPreview>
    </>
  )
}

interface LiveProps {
  width: number
  height: number
  onBlock: (id: string) => void
}

/** The only component here that rerenders on every change. */
function LivePage({ width, height, onBlock }: LiveProps) {
  const t = useText()
  const content = useContent()
  const language = useEditorState((state) => state.language)
  const chosen = useEditorState((state) => state.chosen)
  const page = usePreview(content, language)
  return (
    <PageFrame
      title={t('website_preview')}
      page={page}
      chosen={chosen}
      width={width}
      height={height}
      onBlock={onBlock}
    />
  )
}

// Preview beside the editor: the page as the server renders it, at the width of a phone or a desktop.

import { SegmentedControl } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { usePhone } from '#platform/web/ui/use-phone.ts'
import { useContent, useEditing, useEditorState } from './editor-context.ts'
import { PageFrame } from './PageFrame.tsx'
import { usePreview } from './use-preview.ts'
import styles from './PreviewArea.module.css'

const widths = { desktop: 1280, phone: 390 } as const
type Device = keyof typeof widths

export function PreviewArea() {
  const t = useText()
  const { editor } = useEditing()
  const [device, setDevice] = useState<Device>(usePhone() ? 'phone' : 'desktop')
  const area = useRef<HTMLDivElement>(null)
  const room = useRoom(area)
  const width = widths[device]
  const scale = Math.min(1, room.width / width)
  return (
    <>
      <div className={styles.tools}>
        <SegmentedControl
          size="xs"
          aria-label={t('website_preview_device')}
          data={[
            { value: 'desktop', label: <DeviceName device="desktop" /> },
            { value: 'phone', label: <DeviceName device="phone" /> },
          ]}
          value={device}
          onChange={(value) => setDevice(value === 'phone' ? 'phone' : 'desktop')}
        />
        <p className={styles.hint}>{t('website_preview_hint')}</p>
      </div>
      <div ref={area} className={styles.area}>
        <div className={styles.frame} style={{ width: width * scale, height: room.height }}>
          <div style={{ width, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
            <LivePage width={width} height={Math.round(room.height / scale)} onBlock={(id) => editor.choose(id)} />
          </div>
        </div>
      </div>
    </>
  )
}

function DeviceName({ device }: { device: Device }) {
  const t = useText()
  const Icon = device === 'phone' ? IconDeviceMobile : IconDeviceDesktop
  return (
    <span className={styles.device}>
      <Icon size={18} stroke={1.5} aria-hidden />
      {t(`website_preview_${device}`)}
    </span>
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

function useRoom(area: { readonly current: HTMLElement | null }) {
  const [room, setRoom] = useState({ width: 390, height: 640 })
  useEffect(() => {
    const element = area.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: Math.max(420, element.clientHeight) }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [area])
  return room
}

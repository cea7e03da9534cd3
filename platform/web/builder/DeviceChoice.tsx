// Choice between the widths of a phone and a desktop for a preview.

import { SegmentedControl } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import styles from './DeviceChoice.module.css'

export type Device = 'phone' | 'desktop'

interface Props {
  label: string
  titles: Record<Device, string>
  /** In the order in which they are offered. */
  devices: readonly Device[]
  /** Shows the icons alone. */
  isIconOnly?: boolean
  value: Device
  onChange: (device: Device) => void
}

export function DeviceChoice({ label, titles, devices, isIconOnly = false, value, onChange }: Props) {
  return (
    <SegmentedControl
      size="xs"
      aria-label={label}
      data={devices.map((device) => {
        const Icon = device === 'phone' ? IconDeviceMobile : IconDeviceDesktop
        const name = (
          <span className={styles.device}>
            <Icon size={16} stroke={1.5} aria-hidden />
            <span className={isIconOnly ? 'visually-hidden' : undefined}>{titles[device]}</span>
          </span>
        )
        return { value: device, label: name }
      })}
      value={value}
      onChange={(chosen) => onChange(chosen === 'phone' ? 'phone' : 'desktop')}
    />
  )
}

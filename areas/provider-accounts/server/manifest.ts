// Registers the settings pages of accounts at outside services.

import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { settingsEntry, settingsMenu } from '#platform/server/menu.ts'
import * as creditCheck from './credit-check.ts'
import * as depositProviders from './deposit-providers.ts'
import * as digitalSignature from './digital-signature.ts'
import * as textMessages from './text-messages.ts'

const lets = ['reletting', 'first-time-letting', 'build'] as const

export const providerAccounts: ServerArea = {
  name: 'provider-accounts',
  handlers: [digitalSignature, creditCheck, depositProviders, textMessages],
  extensions: [
    extend(
      settingsMenu,
      settingsEntry('settings_credit_check', {
        icon: 'credit-card',
        path: 'software-interfaces/credit-check',
        order: 300,
        under: 'settings_interfaces',
      }),
    ),
    extend(settingsMenu, {
      ...settingsEntry('settings_deposit_providers', {
        icon: 'pig-money',
        path: 'software-interfaces/deposit-providers',
        order: 500,
        under: 'settings_interfaces',
      }),
      only: lets,
    }),
    extend(settingsMenu, {
      ...settingsEntry('settings_text_messages', {
        icon: 'device-mobile-message',
        path: 'software-interfaces/text-messages',
        order: 600,
        under: 'settings_interfaces',
      }),
      only: ['saleb2b', 'sale'],
    }),
    extend(
      settingsMenu,
      settingsEntry('settings_digital_signature', { icon: 'writing-sign', path: 'digital-signature', order: 1200 }),
    ),
  ],
}

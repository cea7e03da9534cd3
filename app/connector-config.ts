// Environment variables of services that other firms run. Part of the configuration in `config.ts`.

import { z } from 'zod'
import { smsProviderNames, type SmsAccess, type SmsProviderName } from '#connectors/sms/sms-provider.ts'
import { isSmsSender } from '#platform/rules/typed-input/sms-sender.ts'
import { StartRefusal } from '#platform/server/start-refusal.ts'

export const connectorVariables = {
  PANDADOC_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.pandadoc.com')
    .describe('an address such as https://api.pandadoc.com'),
  PANDADOC_API_KEY: z.string().optional().describe('an API key of PandaDoc'),
  CRIF_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://services.crif-online.ch')
    .describe('an address such as https://services.crif-online.ch'),
  CRIF_USER: z.string().optional().describe('a user of CRIF'),
  CRIF_PASSWORD: z.string().optional().describe('the password of that user'),
  CREDITTRUST_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('an address such as https://api.credittrust.ch'),
  CREDITTRUST_KEY: z.string().optional().describe('an API key of CreditTrust'),
  ZINSLI_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.zinsli.com')
    .describe('an address such as https://api.zinsli.com'),
  ZINSLI_ORGANIZATION: z.string().optional().describe('the name of the organisation at Zinsli'),
  ZINSLI_CLIENT_ID: z.string().optional().describe('a client of Zinsli'),
  ZINSLI_CLIENT_SECRET: z.string().optional().describe('the secret of that client'),
  MAPS_SERVICE: z
    .enum(['openrouteservice', 'valhalla'])
    .optional()
    .describe('openrouteservice or valhalla: who answers with areas and routes'),
  MAPS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('an address such as https://api.openrouteservice.org or http://maps.firm.local:8002'),
  MAPS_KEY: z.string().optional().describe('an API key of openrouteservice'),
  SMS_PROVIDER: z.enum(smsProviderNames).optional().describe('aspsms or twilio: who sends text messages'),
  SMS_USER: z.string().optional().describe('a user key of ASPSMS or an account SID of Twilio'),
  SMS_PASSWORD: z.string().optional().describe('the password or token of that account'),
  SMS_SENDER: z
    .string()
    .refine(isSmsSender)
    .default('Quartier')
    .describe('at most 11 letters and digits that begin with a letter, or a number with +'),
  ASPSMS_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://json.aspsms.com')
    .describe('an address such as https://json.aspsms.com'),
  TWILIO_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.twilio.com')
    .describe('an address such as https://api.twilio.com'),
  ADDRESS_SEARCH_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api3.geo.admin.ch')
    .describe('an address such as https://api3.geo.admin.ch'),
}

/** Addresses of services at which a workspace may have an account of its own; only the installation sets them. */
interface ServiceAddresses {
  signing: string
  creditBureau: string
  /** Unset: the issuer is not known here. */
  certificates: string | undefined
  deposits: string
  textMessages: Record<SmsProviderName, string>
}

export interface ConnectorSettings {
  serviceAddresses: ServiceAddresses
  /** Unset: agreements are signed on paper; in the demo, by a labelled stand-in. */
  pandaDoc: { url: string; key: string } | undefined
  /** Without it credit cannot be checked, except by the stand-in of the demo. */
  crif: { url: string; user: string; password: string } | undefined
  /** Unset: staff check credit certificates; in the demo, a stand-in does. */
  creditTrust: { url: string; key: string } | undefined
  /** Unset: staff open deposits by hand; in the demo, a stand-in does. */
  zinsli: { url: string; organization: string; clientId: string; clientSecret: string } | undefined
  /** Unset: codes of investors and document-room guests are sent by e-mail. */
  sms: SmsAccess | undefined
  /** Unset: areas and routes cannot be asked for, except at the stand-in of the demo. */
  maps: { service: 'openrouteservice' | 'valhalla'; url: string; key: string; addressSearchUrl: string } | undefined
}

const variables = z.object(connectorVariables)
type Settings = z.output<typeof variables>

export const connectorsOf = (settings: Settings): ConnectorSettings => ({
  serviceAddresses: {
    signing: settings.PANDADOC_URL,
    creditBureau: settings.CRIF_URL,
    certificates: settings.CREDITTRUST_URL,
    deposits: settings.ZINSLI_URL,
    textMessages: { aspsms: settings.ASPSMS_URL, twilio: settings.TWILIO_URL },
  },
  pandaDoc: settings.PANDADOC_API_KEY ? { url: settings.PANDADOC_URL, key: settings.PANDADOC_API_KEY } : undefined,
  crif: crifOf(settings),
  creditTrust: creditTrustOf(settings),
  zinsli: zinsliOf(settings),
  sms: smsOf(settings),
  maps: mapsOf(settings),
})

const crifOf = ({ CRIF_URL, CRIF_USER, CRIF_PASSWORD }: Settings): ConnectorSettings['crif'] =>
  CRIF_USER && CRIF_PASSWORD ? { url: CRIF_URL, user: CRIF_USER, password: CRIF_PASSWORD } : undefined

const creditTrustOf = ({ CREDITTRUST_URL: url, CREDITTRUST_KEY: key }: Settings): ConnectorSettings['creditTrust'] =>
  url && key ? { url, key } : undefined

function smsOf(settings: Settings): ConnectorSettings['sms'] {
  const { SMS_PROVIDER: provider, SMS_USER: user, SMS_PASSWORD: password, SMS_SENDER: sender } = settings
  if (!provider) return undefined
  if (!user || !password) throw new StartRefusal('SMS_USER and SMS_PASSWORD must be set together with SMS_PROVIDER.')
  return { provider, url: provider === 'twilio' ? settings.TWILIO_URL : settings.ASPSMS_URL, user, password, sender }
}

function mapsOf(settings: Settings): ConnectorSettings['maps'] {
  const { MAPS_SERVICE: service, MAPS_URL: url, MAPS_KEY: key = '', ADDRESS_SEARCH_URL: addressSearchUrl } = settings
  if (!service && !url) return undefined
  if (!service || !url) throw new StartRefusal('MAPS_SERVICE and MAPS_URL must be set together.')
  if (service === 'openrouteservice' && !key) {
    throw new StartRefusal('MAPS_KEY must be set too when MAPS_SERVICE is openrouteservice.')
  }
  return { service, url: url.replace(/\/+$/, ''), key, addressSearchUrl }
}

function zinsliOf(settings: Settings): ConnectorSettings['zinsli'] {
  const { ZINSLI_URL: url, ZINSLI_ORGANIZATION: organization } = settings
  const { ZINSLI_CLIENT_ID: clientId, ZINSLI_CLIENT_SECRET: clientSecret } = settings
  return organization && clientId && clientSecret ? { url, organization, clientId, clientSecret } : undefined
}

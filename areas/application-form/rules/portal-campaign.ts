// The link to the form in an advertisement names its portal as the campaign, so that the form knows the source of the
// application.

const beginning = 'portal-'

/** The form's own names of the portals. */
const platformOf: Readonly<Record<string, string>> = {
  homegate: 'homegate',
  newhome: 'newhome',
  immoscout: 'immoscout24',
  icasa: 'icasa',
  flatfox: 'flatfox',
}

export const portalCampaign = (portal: string): string => `${beginning}${portal}`

/** First answers of a form that was opened from a portal; empty for any other campaign. */
export function answersOfPortal(campaign: string | undefined): Record<string, string> {
  const platform = campaign?.startsWith(beginning) ? platformOf[campaign.slice(beginning.length)] : undefined
  return platform === undefined ? {} : { source: 'platform', platform }
}

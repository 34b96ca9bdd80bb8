/** The host of a URL template. */
export function gatewayHost(template: string | undefined): string | undefined {
  return template !== undefined && URL.canParse(template) ? new URL(template).host : undefined
}

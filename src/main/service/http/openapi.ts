export function openApi(version: string, baseUrl: string): unknown {
  return { openapi: '3.1.0', info: { title: 'Hearth', version }, servers: [{ url: baseUrl }] };
}

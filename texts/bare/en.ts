import type { bareRu } from './ru.ts'

export const bareEn: Record<keyof typeof bareRu, string> = {
  'bare.busy': 'The site cannot answer right now. Please try again in a minute',
  'bare.too_large':
    'Nothing was sent: a file may have up to 10 MB and a message 2,000 characters. Go back and try again.',
}

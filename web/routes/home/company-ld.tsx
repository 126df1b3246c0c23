import { languagePrefix } from '#contract/pages.ts'
import type { RootData } from '../../data/root-data.ts'
import { JsonLd } from '../../layout/json-ld.tsx'

/** The company behind the site, and the site itself, for search engines. */
export function CompanyLd({ root }: { root: RootData }) {
  return (
    <>
      <JsonLd data={import.meta.env.SSR && organization(root)} />
      <JsonLd data={import.meta.env.SSR && site(root)} />
    </>
  )
}

function organization({ company, publicUrl }: RootData) {
  return {
    '@type': 'Organization',
    '@id': companyId(publicUrl),
    name: company.name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    ...(company.legal_name !== undefined && { legalName: company.legal_name }),
    ...(company.bin !== undefined && { taxID: company.bin }),
    ...(company.founded !== undefined && { foundingDate: String(company.founded) }),
    ...(company.tagline !== undefined && { slogan: company.tagline }),
    ...(company.legal_address !== undefined && {
      address: { '@type': 'PostalAddress', streetAddress: company.legal_address, addressCountry: 'KZ' },
    }),
    ...(company.phone !== '' && { telephone: company.phone }),
    ...(company.email !== '' && { email: company.email }),
    sameAs: [
      ...company.networks.map(({ url }) => url),
      ...(company.channels?.['2gis'] === undefined ? [] : [company.channels['2gis']]),
    ],
  }
}

function site({ company, publicUrl, language }: RootData) {
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#site`,
    name: company.name,
    url: `${publicUrl}${languagePrefix(language)}/`,
    inLanguage: language,
    publisher: { '@id': companyId(publicUrl) },
  }
}

function companyId(publicUrl: string): string {
  return `${publicUrl}/#company`
}

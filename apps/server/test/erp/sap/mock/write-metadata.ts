/** Attributes of a property in a service's description, by their names there. */
export type Facets = Readonly<Record<string, string>>;

/** An entity set with its type. */
export interface SetDescription {
  keys: readonly string[];
  properties: Readonly<Record<string, Facets>>;
  /** By navigation property: the set that it leads to, of one or of many. */
  navigations?: Readonly<Record<string, { to: string; isMany: boolean }>>;
  /** What can't be done with the set: "sap:creatable" and the like. */
  restrictions?: Facets;
}

export const text = (maxLength?: number): Facets => ({
  Type: 'Edm.String',
  ...(maxLength !== undefined && { MaxLength: String(maxLength) }),
});
export const decimal = (precision: number, scale: number): Facets => ({
  Type: 'Edm.Decimal',
  Precision: String(precision),
  Scale: String(scale),
});
export const date = (): Facets => ({ Type: 'Edm.DateTime', Precision: '0', 'sap:display-format': 'Date' });
export const truth = (): Facets => ({ Type: 'Edm.Boolean' });
export const instant = (): Facets => ({ Type: 'Edm.DateTimeOffset', Precision: '7' });

/** A key is never null. */
export const key = (facets: Facets): Facets => ({ ...facets, Nullable: 'false' });
/** A property that SAP alone writes. */
export const writtenBySap = (facets: Facets): Facets => ({
  ...facets,
  'sap:creatable': 'false',
  'sap:updatable': 'false',
});

const attributes = (values: Facets): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

const typeOf = (namespace: string, name: string, { keys, properties, navigations = {} }: SetDescription): string => `
<EntityType Name="${name}Type"><Key>${keys.map((each) => `<PropertyRef Name="${each}"/>`).join('')}</Key>
${Object.entries(properties)
  .map(([property, facets]) => `<Property Name="${property}"${attributes(facets)}/>`)
  .join('\n')}
${Object.keys(navigations)
  .map(
    (navigation) =>
      `<NavigationProperty Name="${navigation}" Relationship="${namespace}.${name}_${navigation}" FromRole="from" ToRole="to"/>`,
  )
  .join('\n')}</EntityType>`;

const associationsOf = (namespace: string, name: string, { navigations = {} }: SetDescription): string =>
  Object.entries(navigations)
    .map(
      ([navigation, { to, isMany }]) => `
<Association Name="${name}_${navigation}"><End Type="${namespace}.${name}Type" Multiplicity="1" Role="from"/>
<End Type="${namespace}.${to}Type" Multiplicity="${isMany ? '*' : '1'}" Role="to"/></Association>`,
    )
    .join('');

/** Writes the description of an OData 2 service (EDMX), as a service answers to `$metadata`. */
export const writeMetadata = (namespace: string, sets: Readonly<Record<string, SetDescription>>): string => {
  const all = Object.entries(sets);
  return `<?xml version="1.0" encoding="utf-8"?>
<edmx:Edmx Version="1.0" xmlns:edmx="http://schemas.microsoft.com/ado/2007/06/edmx" xmlns:sap="http://www.sap.com/Protocols/SAPData">
<edmx:DataServices><Schema Namespace="${namespace}" xmlns="http://schemas.microsoft.com/ado/2008/09/edm">${all
    .map(([name, set]) => typeOf(namespace, name, set))
    .join('')}${all.map(([name, set]) => associationsOf(namespace, name, set)).join('')}
<EntityContainer Name="${namespace}_Entities">${all
    .map(
      ([name, { restrictions = {} }]) => `
<EntitySet Name="${name}" EntityType="${namespace}.${name}Type"${attributes(restrictions)}/>`,
    )
    .join('')}
</EntityContainer></Schema></edmx:DataServices></edmx:Edmx>
`;
};

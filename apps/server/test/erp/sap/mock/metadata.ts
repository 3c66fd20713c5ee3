import { readFileSync } from 'node:fs';
import { SaxesParser } from 'saxes';

export interface Property {
  name: string;
  /** "Edm.String" */
  type: string;
  nullable: boolean;
  maxLength: number | undefined;
  precision: number | undefined;
  scale: number;
  isDate: boolean;
  creatable: boolean;
  updatable: boolean;
  filterable: boolean;
  sortable: boolean;
  /** The entity's version: an ETag is made of it. */
  isVersion: boolean;
}

export interface Navigation {
  name: string;
  /** Name of the entity type that it leads to. */
  to: string;
  isMany: boolean;
}

export interface EntityType {
  name: string;
  keys: readonly string[];
  properties: ReadonlyMap<string, Property>;
  navigations: ReadonlyMap<string, Navigation>;
}

export interface EntitySet {
  name: string;
  type: EntityType;
  creatable: boolean;
  updatable: boolean;
  deletable: boolean;
}

export interface Metadata {
  /** "API_SALES_ORDER_SRV" */
  namespace: string;
  sets: ReadonlyMap<string, EntitySet>;
  text: string;
}

type Attributes = Readonly<Record<string, string>>;

interface RawType {
  name: string;
  keys: string[];
  properties: Attributes[];
  navigations: Attributes[];
}

interface Raw {
  namespace: string;
  types: RawType[];
  sets: Attributes[];
  /** By association and role. */
  ends: Map<string, { type: string; isMany: boolean }>;
}

const afterDot = (name = ''): string => name.slice(name.lastIndexOf('.') + 1);

/** Only what follows is read of a document: entity types, sets, and where navigations lead. */
const readRaw = (text: string): Raw => {
  const raw: Raw = { namespace: '', types: [], sets: [], ends: new Map() };
  const parser = new SaxesParser({ xmlns: false });
  let association: string | undefined;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const type = raw.types.at(-1);
    if (name === 'Schema') raw.namespace = attributes['Namespace'] ?? '';
    if (name === 'EntityType')
      raw.types.push({ name: attributes['Name'] ?? '', keys: [], properties: [], navigations: [] });
    if (name === 'ComplexType') raw.types.push({ name: '', keys: [], properties: [], navigations: [] });
    if (name === 'PropertyRef') type?.keys.push(attributes['Name'] ?? '');
    if (name === 'Property') type?.properties.push(attributes);
    if (name === 'NavigationProperty') type?.navigations.push(attributes);
    if (name === 'EntitySet') raw.sets.push(attributes);
    if (name === 'Association') association = attributes['Name'];
    if (name === 'End' && association !== undefined) {
      const end = { type: afterDot(attributes['Type']), isMany: attributes['Multiplicity'] === '*' };
      raw.ends.set(`${association} ${attributes['Role']}`, end);
    }
  });
  parser.on('closetag', ({ name }) => {
    // A constraint of an association refers to keys, but to no entity type's own.
    if (name === 'EntityType' || name === 'ComplexType')
      raw.types.push({ name: '', keys: [], properties: [], navigations: [] });
    if (name === 'Association') association = undefined;
  });
  parser.write(text).close();
  return raw;
};

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

const propertyOf = (raw: Attributes): Property => ({
  name: raw['Name'] ?? '',
  type: raw['Type'] ?? '',
  nullable: raw['Nullable'] !== 'false',
  maxLength: numberOf(raw['MaxLength']),
  precision: numberOf(raw['Precision']),
  scale: numberOf(raw['Scale']) ?? 0,
  isDate: raw['sap:display-format'] === 'Date',
  creatable: raw['sap:creatable'] !== 'false',
  updatable: raw['sap:updatable'] !== 'false',
  filterable: raw['sap:filterable'] !== 'false',
  sortable: raw['sap:sortable'] !== 'false',
  isVersion: raw['ConcurrencyMode'] === 'Fixed',
});

const typeOf = (raw: RawType, ends: Raw['ends']): EntityType => ({
  name: raw.name,
  keys: raw.keys,
  properties: new Map(raw.properties.map((each) => [each['Name'] ?? '', propertyOf(each)])),
  navigations: new Map(
    raw.navigations.map((each): [string, Navigation] => {
      const end = ends.get(`${afterDot(each['Relationship'])} ${each['ToRole']}`);
      if (end === undefined) throw new Error(`The target of ${each['Name']} is unknown`);
      return [each['Name'] ?? '', { name: each['Name'] ?? '', to: end.type, isMany: end.isMany }];
    }),
  ),
});

/** The description of an OData 2 service, from its own document. */
export const readMetadata = (text: string): Metadata => {
  const raw = readRaw(text);
  const types = new Map(raw.types.filter(({ name }) => name !== '').map((each) => [each.name, typeOf(each, raw.ends)]));
  const sets = raw.sets.map((each): [string, EntitySet] => {
    const type = types.get(afterDot(each['EntityType']));
    if (type === undefined) throw new Error(`${each['Name']} is of no known type`);
    return [
      each['Name'] ?? '',
      {
        name: each['Name'] ?? '',
        type,
        creatable: each['sap:creatable'] !== 'false',
        updatable: each['sap:updatable'] !== 'false',
        deletable: each['sap:deletable'] !== 'false',
      },
    ];
  });
  return { namespace: raw.namespace, sets: new Map(sets), text };
};

export const readMetadataFile = (file: string): Metadata => readMetadata(readFileSync(file, 'utf8'));

/** The set in which entities of a type lie. */
export const setOfType = ({ sets }: Metadata, type: string): EntitySet => {
  for (const set of sets.values()) if (set.type.name === type) return set;
  throw new Error(`There is no set of ${type}`);
};

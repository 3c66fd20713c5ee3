/** XML as it streams by, in trees of one element at a time. */
export type { Attributes } from './attributes.ts';
export { Collector, type Overflow } from './collector.ts';
export * from './element.ts';
export { readXml, type XmlReading } from './read-xml.ts';
export { textBehindProlog } from './start.ts';
export { type Broken, spokenBy, type XmlListener } from './xml-stream.ts';

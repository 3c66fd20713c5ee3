/** A customer whose buyers come from their own procurement system, and go back there with a cart. */
export interface PunchoutCustomerRecord {
  kind: 'punchout-customer';
  /** Stable key of the source. */
  code: string;
  protocol: 'oci' | 'cxml';
  /** The contact, of role `punchout`, that its buyers are in the shop. */
  email: string;
  /** The account they buy on; absent: the contact's first. */
  soldTo?: string;
  /** OCI: the agreed USERNAME. */
  username?: string;
  /** cXML: by what the customer is known, who sends for them, and by what they know the wholesaler. */
  from?: PunchoutCredential;
  sender?: PunchoutCredential;
  to?: PunchoutCredential;
  /** Password or shared secret: plain in the record, hashed before it is stored; absent: the one before stays. */
  secret?: string;
  /** Hosts that a cart may go back to, with their port when it is not the usual one. */
  returnHosts: readonly string[];
  /** Carts may go back over http; no by default. */
  allowsHttp?: boolean;
  /** The wholesaler's number in the customer's system. */
  vendor?: string;
  /** How the document stands in the form that brings a cXML cart back; base64 by default. */
  formEncoding?: 'base64' | 'urlencoded';
  /** Orders are taken by cXML; yes by default. */
  takesOrders?: boolean;
  /** Yes by default. */
  isActive?: boolean;
}

/** As cXML names somebody: "NetworkId" and "AN01000000001". */
export interface PunchoutCredential {
  domain: string;
  identity: string;
}

/** Words that say that something is still to be verified. */
export const unverified =
  /à (?:vérifier|valider|préciser|confirmer)|to (?:be )?(?:verif(?:y|ied)|validated?|specif(?:y|ied)|confirm(?:ed)?)/i;

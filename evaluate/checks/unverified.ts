/** Words by which a text says that something is still to be found out. */
export const unverified =
  /à (?:vérifier|valider|préciser|confirmer)|to (?:be )?(?:verif(?:y|ied)|validated?|specif(?:y|ied)|confirm(?:ed)?)/i;
